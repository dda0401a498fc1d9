//! Programs that run in the background.

use crate::succeeded;
use std::{
    fs::{self, File},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

/// A program that runs in the background. What it prints is kept in a file and shown when it has ended, so that
/// nothing is mixed up.
pub struct Beside {
    command: Command,
    child: Child,
    output: PathBuf,
}

impl Beside {
    /// Starts a program.
    pub fn start(mut command: Command, output: PathBuf) -> Result<Self, String> {
        let failed = |error| format!("{}: {error}", output.display());
        let file = File::create(&output).map_err(failed)?;
        let errors = file.try_clone().map_err(failed)?;
        command.stdin(Stdio::null()).stdout(file).stderr(errors);
        match command.spawn() {
            Ok(child) => Ok(Self { command, child, output }),
            Err(error) => Err(succeeded(&command, Err(error)).err().unwrap_or_default()),
        }
    }

    /// Waits for the program's end, and shows what it has printed. It must succeed.
    pub fn finish(mut self) -> Result<(), String> {
        let status = self.child.wait();
        match fs::read(&self.output) {
            Ok(bytes) => println!("{}", String::from_utf8_lossy(&bytes)),
            Err(error) => eprintln!("{}: {error}", self.output.display()),
        }
        succeeded(&self.command, status)
    }
}
