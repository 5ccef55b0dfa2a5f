//! The texts of each language and file as Fluent bundles, read when they are first needed.

use super::{Language, TEXTS};
use crate::games;
use crate::games::ui::{Arg, Message as _, Phrase, Texts};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

thread_local! {
    static BUNDLES: RefCell<HashMap<(Language, &'static str), Rc<Bundle>>> = RefCell::default();
}

/// A phrase in a language; seats are called by these names.
pub fn translate(language: Language, phrase: &Phrase, names: &[String]) -> String {
    let bundle = bundle(language, phrase.file);
    let (id, attribute) = match phrase.id.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (&*phrase.id, None),
    };
    let message = bundle.get_message(id);
    let pattern = message.and_then(|message| match attribute {
        Some(name) => Some(message.get_attribute(name)?.value()),
        None => message.value(),
    });
    let Some(pattern) = pattern else {
        // A test holds all languages against all messages; should one slip through, its id is better than a blank.
        debug_assert!(false, "no text {}/{}", phrase.file, phrase.id);
        return phrase.id.to_string();
    };
    let args = arguments(language, phrase, names);
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut faults);
    debug_assert!(faults.is_empty(), "{phrase:?}: {faults:?}");
    text.into_owned()
}

fn arguments<'a>(language: Language, phrase: &'a Phrase, names: &'a [String]) -> FluentArgs<'a> {
    let mut args = FluentArgs::new();
    for (name, arg) in phrase.args.iter() {
        let value: FluentValue<'a> = match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Seat(seat) => names.get(seat.index()).map_or("", String::as_str).into(),
            Arg::Text(text) => text.as_ref().into(),
            Arg::Phrase(phrase) => translate(language, phrase, names).into(),
        };
        args.set(*name, value);
    }
    args
}

fn bundle(language: Language, file: &'static str) -> Rc<Bundle> {
    let known = BUNDLES.with_borrow(|bundles| bundles.get(&(language, file)).cloned());
    known.unwrap_or_else(|| {
        let bundle = Rc::new(read(language, texts_of(file)));
        BUNDLES.with_borrow_mut(|bundles| bundles.insert((language, file), bundle.clone()));
        bundle
    })
}

fn texts_of(file: &str) -> Texts {
    match games::info(file) {
        Some(info) => info.texts,
        None => {
            debug_assert_eq!(file, super::Text::FILE);
            TEXTS
        }
    }
}

fn read(language: Language, texts: Texts) -> Bundle {
    let (source, tag) = match language {
        Language::English | Language::Pseudo => (texts.en, "en"),
        Language::German => (texts.de, "de"),
    };
    let mut bundle = new_bundle(tag);
    // What cannot be read is left out; a test says so.
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(read, faults)| {
        debug_assert!(false, "{faults:?}");
        read
    });
    let added = bundle.add_resource(resource);
    debug_assert!(added.is_ok(), "{added:?}");
    if language == Language::Pseudo {
        bundle.set_transform(Some(lengthen));
    }
    bundle
}

fn new_bundle(tag: &str) -> Bundle {
    let locale: LanguageIdentifier = tag.parse().expect("it is the tag of a language");
    let mut bundle = FluentBundle::new(vec![locale]);
    // Names are plain text in a left-to-right sentence; marks around them would be read by tests and clipboards.
    bundle.set_use_isolating(false);
    bundle
}

/// Every text a third longer and with accents, as a language with long words would have it.
fn lengthen(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        match letter {
            'a' => longer.push_str("áa"),
            'e' => longer.push_str("éé"),
            'i' => longer.push('í'),
            'o' => longer.push_str("öö"),
            'u' => longer.push_str("üü"),
            'A' => longer.push('Å'),
            'E' => longer.push('É'),
            'O' => longer.push('Ö'),
            'U' => longer.push('Ü'),
            _ => longer.push(letter),
        }
    }
    longer.into()
}

#[cfg(test)]
mod tests {
    use super::super::Text;
    use super::*;
    use crate::game::seat::Seat;

    fn english(text: Text) -> String {
        let names = ["Ann", "Ben"].map(str::to_owned);
        translate(Language::English, &text.into(), &names)
    }

    #[test]
    fn numbers_pick_the_plural_form() {
        assert_eq!(english(Text::MinutesAgo { n: 1 }), "left 1 minute ago");
        assert_eq!(english(Text::MinutesAgo { n: 4 }), "left 4 minutes ago");
    }

    #[test]
    fn seats_have_the_names_of_the_table_and_other_names_stay_as_they_are() {
        let (who, whom) = (Seat::TWO.into(), "{ $n }".into());
        assert_eq!(english(Text::Against { who, whom }), "Ben against { $n }");
    }

    #[test]
    fn the_pseudo_language_is_longer() {
        let text = translate(Language::Pseudo, &Text::Home.into(), &[]);
        assert_eq!(text, "Hööméé");
    }
}
