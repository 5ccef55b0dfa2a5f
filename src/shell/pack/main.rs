//! Packs the built program, so that it compresses better: `pack PROGRAM.wasm GLUE.js` rewrites both. seal.sh runs it.
//!
//! Compressors look back only 32 KiB, and the linker leaves functions in no order that helps. Here those of one signature
//! stand together, and among them those that begin alike: 3 % less to download. Functions that are the same are kept once, names
//! for debuggers are left out, and what program and glue call each other by, names with digests in them, becomes short.
//! What the functions do is not touched. It needs the standard library only, for seal.sh compiles it alone.

mod reader;
mod wasm;

use reader::Fault;
use std::collections::{HashMap, HashSet};
use std::{env, fs, process};
use wasm::Program;

/// Each function is sorted among those of its signature; the same ones become one.
fn arrange(program: &mut Program) {
    // Callers of the same are the same only once that is known.
    loop {
        let mut seen = HashMap::new();
        let mut same: Vec<u32> = (0..program.count()).collect();
        for (number, function) in program.functions() {
            same[number as usize] = *seen.entry(function).or_insert(number);
        }
        if seen.len() == program.functions().count() {
            break;
        }
        program.replace(&same);
    }
    program.sort();
}

/// Shorter names for those with a digest; none of them stands in the glue.
fn shorten(program: &mut Program, glue: &str) -> String {
    let taken: HashSet<&str> = glue.split(|c| !is_in_name(c)).collect();
    let mut free = (0..)
        .map(|i| format!("_{i}"))
        .filter(|short| !taken.contains(&short[..]));
    let mut short: HashMap<String, String> = HashMap::new();
    for name in program.names().filter(|name| has_digest(name)) {
        let next = || free.next().expect("numbers do not end");
        *name = short.entry(name.clone()).or_insert_with(next).clone();
    }
    let mut retold = String::new();
    for part in glue.split_inclusive(|c| !is_in_name(c)) {
        let name = part.trim_end_matches(|c| !is_in_name(c));
        retold += short.get(name).map_or(name, String::as_str);
        retold += &part[name.len()..];
    }
    retold
}

fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '$'
}

/// Sixteen hexadecimal digits.
fn has_digest(name: &str) -> bool {
    let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let mut parts = name.as_bytes().windows(16);
    parts.any(|part| part.iter().all(is_digit))
}

fn pack(program: &[u8], glue: &str) -> Result<(Vec<u8>, String), Fault> {
    let mut program = Program::read(program)?;
    arrange(&mut program);
    let glue = shorten(&mut program, glue);
    Ok((program.write(), glue))
}

fn run(names: &[String]) -> Result<(), Fault> {
    let [program, glue] = names else {
        return Err("the names of a program and of its glue are missing".to_owned());
    };
    let fault = |fault: std::io::Error| fault.to_string();
    let read = fs::read(program).map_err(fault)?;
    let packed = pack(&read, &fs::read_to_string(glue).map_err(fault)?)?;
    fs::write(program, packed.0).map_err(fault)?;
    fs::write(glue, packed.1).map_err(fault)
}

fn main() {
    let names: Vec<String> = env::args().skip(1).collect();
    if let Err(fault) = run(&names) {
        eprintln!("pack: {fault}");
        process::exit(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An import; five functions, of which the last two are the same, and so two of their callers; a table of the last three;
    /// the first is started, the second exported; a name for debuggers.
    const PROGRAM: &[(u8, &[u8])] = &[
        (1, b"\x02\x60\0\0\x60\0\0"),
        (2, b"\x01\x03wbg\x13go_0123456789abcdef\0\x01"),
        (3, b"\x05\x01\0\0\0\0"),
        (4, b"\x01\x70\0\x03"),
        (7, b"\x01\x14run_0123456789abcdef\0\x02"),
        (8, b"\x01"),
        (9, b"\x01\0\x41\0\x0b\x03\x03\x04\x05"),
        (10, b"\x05\x04\0\x10\x02\x0b\x04\0\x10\x04\x0b\x04\0\x10\x05\x0b\x05\0\x10\0\x01\x0b\x05\0\x10\0\x01\x0b"),
        (0, b"\x04name"),
    ];
    const GLUE: &str = "({ go_0123456789abcdef: () => wasm.run_0123456789abcdef() });";

    const PACKED: &[(u8, &[u8])] = &[
        (1, b"\x02\x60\0\0\x60\0\0"),
        (2, b"\x01\x03wbg\x02_0\0\x01"),
        (3, b"\x03\0\0\x01"),
        (4, b"\x01\x70\0\x03"),
        (7, b"\x01\x02_1\0\x02"),
        (8, b"\x03"),
        (9, b"\x01\0\x41\0\x0b\x03\x02\x01\x01"),
        (
            10,
            b"\x03\x05\0\x10\0\x01\x0b\x04\0\x10\x01\x0b\x04\0\x10\x02\x0b",
        ),
    ];
    const SHORT: &str = "({ _0: () => wasm._1() });";

    fn program(sections: &[(u8, &[u8])]) -> Vec<u8> {
        let mut program = b"\0asm\x01\0\0\0".to_vec();
        for (kind, content) in sections {
            program.extend([*kind, content.len() as u8]);
            program.extend(*content);
        }
        program
    }

    #[test]
    fn functions_are_sorted_and_the_same_ones_merged() {
        let packed = pack(&program(PROGRAM), GLUE);
        assert_eq!(packed, Ok((program(PACKED), SHORT.to_owned())));
    }

    #[test]
    fn what_is_packed_stays_as_it_is() {
        let packed = pack(&program(PACKED), SHORT);
        assert_eq!(packed, Ok((program(PACKED), SHORT.to_owned())));
    }

    #[test]
    fn what_is_no_program_is_refused() {
        let whole = program(PACKED);
        for length in 0..whole.len() {
            // Between two sections nothing seems to be missing.
            _ = pack(&whole[..length], "");
        }
        let mut unknown = whole.clone();
        *unknown.last_mut().expect("an end") = 0xff;
        assert!(pack(&unknown, "").is_err());
    }
}
