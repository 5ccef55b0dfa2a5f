//! Holds the texts of every language against the messages: none is missing, none is left over, all use the same arguments, and
//! whatever picks a plural form has all forms of its language.

use super::{TEXTS, Text};
use crate::games::ui::{Message as _, Texts};
use crate::games::{GAMES, GameInfo};
use fluent_syntax::ast;
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

const PLURAL_FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// English and German have two.
const NEEDED_FORMS: [&str; 2] = ["one", "other"];

type Args = BTreeSet<String>;

/// The texts of a file by id, attributes as `id.attribute`, with the arguments each uses.
fn read(source: &str) -> BTreeMap<String, Args> {
    let resource = parser::parse(source).unwrap_or_else(|(_, faults)| panic!("{faults:?}"));
    let mut texts = BTreeMap::new();
    let mut add = |id: String, pattern: &ast::Pattern<&str>| {
        let mut args = Args::new();
        find_args(&id, pattern, &mut args);
        assert!(texts.insert(id.clone(), args).is_none(), "{id} twice");
    };
    for entry in &resource.body {
        if let ast::Entry::Junk { content } = entry {
            panic!("unreadable: {content}");
        }
        let ast::Entry::Message(message) = entry else {
            continue;
        };
        if let Some(value) = &message.value {
            add(message.id.name.to_owned(), value);
        }
        for attribute in &message.attributes {
            let id = format!("{}.{}", message.id.name, attribute.id.name);
            add(id, &attribute.value);
        }
    }
    texts
}

fn find_args(id: &str, pattern: &ast::Pattern<&str>, args: &mut Args) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            find_in(id, expression, args);
        }
    }
}

fn find_in(id: &str, expression: &ast::Expression<&str>, args: &mut Args) {
    match expression {
        ast::Expression::Inline(inline) => find_inline(id, inline, args),
        ast::Expression::Select { selector, variants } => {
            find_inline(id, selector, args);
            let keys: Vec<&str> = variants
                .iter()
                .map(|variant| match &variant.key {
                    ast::VariantKey::Identifier { name } => *name,
                    ast::VariantKey::NumberLiteral { value } => value,
                })
                .collect();
            let is_plural = keys
                .iter()
                .any(|key| *key != "other" && PLURAL_FORMS.contains(key));
            if is_plural {
                for form in NEEDED_FORMS {
                    assert!(keys.contains(&form), "{id} has no form for {form}");
                }
            }
            for variant in variants {
                find_args(id, &variant.value, args);
            }
        }
    }
}

fn find_inline(id: &str, inline: &ast::InlineExpression<&str>, args: &mut Args) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            args.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => find_in(id, expression, args),
        ast::InlineExpression::StringLiteral { .. }
        | ast::InlineExpression::NumberLiteral { .. } => (),
        other => panic!("{id}: {other:?} is more than our texts use"),
    }
}

/// What the texts of the app itself must be.
fn wanted_of_app() -> BTreeMap<String, Args> {
    wanted(Text::IDS, Text::ARGS)
}

fn wanted(ids: &[&str], args: &[&[&str]]) -> BTreeMap<String, Args> {
    let args = args
        .iter()
        .map(|args| args.iter().map(|arg| (*arg).to_owned()).collect());
    ids.iter().map(|id| (*id).to_owned()).zip(args).collect()
}

/// What the texts of a game must be: its messages, the words of its choices, and its booklet.
fn wanted_of(info: &GameInfo) -> BTreeMap<String, Args> {
    let mut all = wanted(info.message_ids, info.message_args);
    let mut plain = |phrase: crate::games::ui::Phrase| {
        all.insert(phrase.id.into_owned(), Args::new());
    };
    for choice in info.choices {
        plain(info.choice_name(choice));
        for value in choice.values {
            plain(info.choice_value(choice, value));
            plain(info.choice_meaning(choice, value));
        }
    }
    for page in info.booklet {
        plain(page.title(info.id));
        plain(page.text(info.id));
        for picture in 0..page.pictures.len() {
            plain(page.caption(info.id, picture));
        }
    }
    all
}

fn hold(file: &str, texts: Texts, wanted: &BTreeMap<String, Args>) {
    for (language, source) in [("en", texts.en), ("de", texts.de)] {
        let found = read(source);
        let missing: Vec<&String> = wanted
            .keys()
            .filter(|id| !found.contains_key(*id))
            .collect();
        assert!(
            missing.is_empty(),
            "{file} has no {missing:?} in {language}"
        );
        for (id, args) in &found {
            let Some(wanted) = wanted.get(id) else {
                panic!("{file}: nothing says {id}, in {language}");
            };
            assert_eq!(args, wanted, "{file}: the arguments of {id} in {language}");
        }
    }
}

#[test]
fn the_app_is_worded_in_every_language() {
    hold("parlour", TEXTS, &wanted_of_app());
}

#[test]
fn every_game_is_worded_in_every_language() {
    for info in GAMES.iter() {
        hold(info.id, info.texts, &wanted_of(info));
    }
}

#[test]
fn faults_of_texts_are_found() {
    let fails = |source: &'static str| std::panic::catch_unwind(|| read(source)).is_err();
    assert!(!fails(
        "stones =\n    { $n ->\n        [one] one\n       *[other] many\n    }\n"
    ));
    assert!(fails(
        "stones =\n    { $n ->\n        [one] one\n       *[few] many\n    }\n"
    ));
    assert!(fails("stones = { $n\n"));
    assert!(fails("stones = one\nstones = two\n"));
    let texts = Texts {
        en: "home = Home { $who }\n",
        de: "home = Start\n",
    };
    let held = |args: &'static [&'static str]| {
        std::panic::catch_unwind(move || hold("test", texts, &wanted(&["home"], &[args]))).is_ok()
    };
    assert!(!held(&[]) && !held(&["who"]));
}
