//! A WebAssembly program, taken apart as far as the numbers of its functions go, and put together again.

use super::reader::{Fault, Holed, Reader, tell};
use std::mem;

/// Sections by their numbers in the specification; all others are copied.
mod section {
    pub const CUSTOM: u8 = 0;
    pub const IMPORT: u8 = 2;
    pub const FUNCTION: u8 = 3;
    pub const GLOBAL: u8 = 6;
    pub const EXPORT: u8 = 7;
    pub const START: u8 = 8;
    pub const ELEMENT: u8 = 9;
    pub const CODE: u8 = 10;
}

/// Magic number and version.
const HEAD: usize = 8;

/// What the glue provides: always a function.
struct Import {
    module: String,
    name: String,
    signature: u32,
}

/// What the glue may use: a function, or a thing of another kind.
struct Export {
    name: String,
    kind: u8,
    number: u32,
}

/// The kind of functions among what is imported and exported.
const FUNCTIONS: u8 = 0;

/// A function of the program's own.
#[derive(PartialEq, Eq, Hash)]
pub struct Function {
    signature: u32,
    body: Holed,
}

/// Functions are numbered from the imported ones on.
#[derive(Default)]
pub struct Program {
    head: Vec<u8>,
    sections: Vec<(u8, Holed)>,
    imports: Vec<Import>,
    exports: Vec<Export>,
    functions: Vec<Function>,
}

impl Program {
    pub fn read(bytes: &[u8]) -> Result<Program, Fault> {
        let mut reader = Reader::new(bytes);
        let mut program = Program {
            head: reader.take(HEAD)?.to_vec(),
            ..Program::default()
        };
        let mut signatures = Vec::new();
        while !reader.is_over() {
            let kind = reader.byte()?;
            let mut content = reader.part()?;
            match kind {
                section::CUSTOM => continue,
                section::IMPORT => program.imports = content.list(Import::read)?,
                section::FUNCTION => signatures = content.list(Reader::number)?,
                section::EXPORT => program.exports = content.list(Export::read)?,
                section::CODE => {
                    let mut signatures = signatures.iter().copied();
                    program.functions = content.list(|code| {
                        let signature = signatures.next().ok_or("has too much code")?;
                        let body = code.body()?;
                        Ok(Function { signature, body })
                    })?;
                }
                section::GLOBAL => _ = content.list(Reader::global)?,
                section::START => content.function()?,
                section::ELEMENT => _ = content.list(Reader::elements)?,
                _ => {}
            }
            program.sections.push((kind, content.cut()));
        }
        let count = program.count();
        if program.numbers().any(|number| *number >= count) {
            return Err("calls a function that is not there".to_owned());
        }
        Ok(program)
    }

    pub fn write(&self) -> Vec<u8> {
        let mut bytes = self.head.clone();
        for (kind, content) in &self.sections {
            bytes.push(*kind);
            let mut section = Vec::new();
            match *kind {
                section::IMPORT => list(&mut section, &self.imports, |section, import| {
                    part(section, import.module.as_bytes());
                    part(section, import.name.as_bytes());
                    section.push(FUNCTIONS);
                    tell(section, import.signature);
                }),
                section::FUNCTION => list(&mut section, &self.functions, |section, function| {
                    tell(section, function.signature);
                }),
                section::EXPORT => list(&mut section, &self.exports, |section, export| {
                    part(section, export.name.as_bytes());
                    section.push(export.kind);
                    tell(section, export.number);
                }),
                section::CODE => list(&mut section, &self.functions, |section, function| {
                    part(section, &function.body.filled());
                }),
                _ => section = content.filled(),
            }
            part(&mut bytes, &section);
        }
        bytes
    }

    /// How many functions there are, the imported ones too.
    pub fn count(&self) -> u32 {
        (self.imports.len() + self.functions.len()) as u32
    }

    /// The program's own functions with their numbers.
    pub fn functions(&self) -> impl Iterator<Item = (u32, &Function)> {
        (self.imports.len() as u32..).zip(&self.functions)
    }

    /// What program and glue call each other by.
    pub fn names(&mut self) -> impl Iterator<Item = &mut String> {
        let imported = self.imports.iter_mut().map(|import| &mut import.name);
        imported.chain(self.exports.iter_mut().map(|export| &mut export.name))
    }

    /// Puts for each function the one whose number is given. Those for which another was put go.
    pub fn replace(&mut self, by: &[u32]) {
        let first = self.imports.len() as u32;
        let mut numbers = Vec::new();
        let mut kept = 0;
        for (i, other) in (0..).zip(by) {
            // The one that stays comes before all it stands for.
            let number = if *other == i {
                kept
            } else {
                numbers[*other as usize]
            };
            kept += u32::from(*other == i);
            numbers.push(number);
        }
        let mut i = first as usize;
        self.functions.retain(|_| {
            i += 1;
            by[i - 1] as usize == i - 1
        });
        self.renumber(&numbers);
    }

    /// Sorts functions by signature, then by their bytes.
    pub fn sort(&mut self) {
        let first = self.imports.len();
        let mut order: Vec<usize> = (0..self.functions.len()).collect();
        order.sort_by_key(|i| (self.functions[*i].signature, &self.functions[*i].body.bytes));
        let mut numbers: Vec<u32> = (0..self.count()).collect();
        let mut functions: Vec<Option<Function>> = mem::take(&mut self.functions)
            .into_iter()
            .map(Some)
            .collect();
        for (place, i) in order.into_iter().enumerate() {
            numbers[first + i] = (first + place) as u32;
            self.functions.extend(functions[i].take());
        }
        self.renumber(&numbers);
    }

    fn renumber(&mut self, numbers: &[u32]) {
        for number in self.numbers() {
            *number = numbers[*number as usize];
        }
    }

    /// Wherever a function is meant by its number.
    fn numbers(&mut self) -> impl Iterator<Item = &mut u32> {
        let exports = self.exports.iter_mut();
        let exported = exports.filter(|export| export.kind == FUNCTIONS);
        let code = self.functions.iter_mut().map(|function| &mut function.body);
        let others = self.sections.iter_mut().map(|(_, content)| content);
        let holes = code.chain(others).flat_map(|holed| &mut holed.holes);
        exported
            .map(|export| &mut export.number)
            .chain(holes.map(|(_, number)| number))
    }
}

impl Import {
    fn read(reader: &mut Reader) -> Result<Import, Fault> {
        let (module, name) = (reader.text()?, reader.text()?);
        if reader.byte()? != FUNCTIONS {
            return Err(format!("imports {name}, which is no function"));
        }
        Ok(Import {
            module,
            name,
            signature: reader.number()?,
        })
    }
}

impl Export {
    fn read(reader: &mut Reader) -> Result<Export, Fault> {
        Ok(Export {
            name: reader.text()?,
            kind: reader.byte()?,
            number: reader.number()?,
        })
    }
}

fn part(bytes: &mut Vec<u8>, part: &[u8]) {
    tell(bytes, part.len() as u32);
    bytes.extend(part);
}

fn list<T>(bytes: &mut Vec<u8>, items: &[T], mut write: impl FnMut(&mut Vec<u8>, &T)) {
    tell(bytes, items.len() as u32);
    for item in items {
        write(bytes, item);
    }
}
