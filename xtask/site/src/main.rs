//! Makes a module for JavaScript from WebAssembly: `xtask-site IN.wasm FOLDER NAME`.
//!
//! It is a package of its own because what it needs takes a minute to build, and hardly any chore needs it.

use std::{env, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [input, folder, name] = &arguments[..] else {
        eprintln!("usage: xtask-site IN.wasm FOLDER NAME");
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    let made = bindgen
        .input_path(input)
        .out_name(name)
        .typescript(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
