//! Python for the tests: environments of their own under `target`, each with the libraries of a file.

use crate::{debian::Missing, root, run, target, works};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The variable by which tests find the interpreter.
pub const VARIABLE: &str = "MAGNUMSAL_PYTHON";

/// An environment: a folder under `target`, and what is installed there.
pub struct Environment {
    /// The folder.
    pub folder: &'static str,
    /// The file that lists the libraries.
    pub requirements: &'static str,
    /// What can be imported if they are there.
    pub imports: &'static str,
}

/// What the tests of the program need.
pub const OF_TESTS: Environment = Environment {
    folder: "python",
    requirements: "xtask/requirements.txt",
    imports: "schemathesis, websockets",
};

/// Python with what makes environments, if it is missing.
pub fn missing() -> Option<Missing> {
    let packages = &["python3", "python3-venv"];
    let instead = "install Python 3.10 or newer with venv";
    let here = works("python3", &["-c", "import ensurepip, venv"]);
    (!here).then_some(Missing { packages, instead })
}

impl Environment {
    /// Makes the environment unless it is there with the right libraries; its interpreter.
    pub fn ready(&self) -> Result<PathBuf, String> {
        let interpreter = self.interpreter();
        let wanted = root().join(self.requirements);
        // Copied when everything was installed: a half-made environment is made again.
        let installed = target().join(self.folder).join("requirements.txt");
        let same = matches!((fs::read(&wanted), fs::read(&installed)), (Ok(a), Ok(b)) if a == b);
        if same && works(&interpreter, &["-c", &format!("import {}", self.imports)]) {
            return Ok(interpreter);
        }
        let environment = target().join(self.folder);
        println!("== making {}", environment.display());
        run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
        run(pip(&interpreter).arg("--requirement").arg(&wanted))?;
        fs::copy(&wanted, &installed)
            .map_err(|error| format!("{}: {error}", installed.display()))?;
        Ok(interpreter)
    }

    fn interpreter(&self) -> PathBuf {
        target().join(self.folder).join("bin/python")
    }
}

/// `pip install`, quietly.
pub fn pip(interpreter: &Path) -> Command {
    let mut pip = Command::new(interpreter);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip
}
