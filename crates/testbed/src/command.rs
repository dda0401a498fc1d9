//! Running the system's programs.

use std::{
    fmt,
    path::PathBuf,
    process::{Command, Stdio},
};

/// Why a test has nothing to stand on.
#[derive(thiserror::Error)]
pub enum TestbedError {
    /// PostgreSQL's binaries were not found.
    #[error(
        "these tests need PostgreSQL, and {0} has no `initdb`: run `apt-get install postgresql`, \
         or set PG_BIN to the folder of its binaries"
    )]
    Missing(PathBuf),
    /// A program could not be run or failed.
    #[error("`{program}` failed: {}", said.trim())]
    Failed {
        /// The program.
        program: String,
        /// What it said.
        said: String,
    },
}

pub(crate) type Result<T> = std::result::Result<T, TestbedError>;

impl TestbedError {
    pub(crate) fn failed(program: impl Into<String>, said: &impl ToString) -> Self {
        Self::Failed { program: program.into(), said: said.to_string() }
    }
}

/// Tests unwrap it, and the sentence with the remedy should be what they print.
impl fmt::Debug for TestbedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

pub(crate) fn run(command: &mut Command) -> Result<()> {
    output(command).map(drop)
}

/// What a command prints, if it succeeds.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let done = command.stdin(Stdio::null()).output();
    let done = done.map_err(|error| TestbedError::failed(program.clone(), &error))?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if done.status.success() {
        Ok(text(&done.stdout))
    } else {
        Err(TestbedError::failed(program, &(text(&done.stderr) + &text(&done.stdout))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_postgresql_is_reported_with_its_remedy() {
        let message = format!("{:?}", TestbedError::Missing(PathBuf::from("/usr/lib/postgresql")));
        assert!(message.contains("apt-get install postgresql"), "{message}");
    }
}
