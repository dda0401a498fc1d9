//! Python for the tests: an environment of its own with the libraries of `requirements.txt`.

use crate::{debian::Missing, root, run, target, works};
use std::{fs, path::PathBuf, process::Command};

/// The variable by which tests find the interpreter.
pub const VARIABLE: &str = "MAGNUMSAL_PYTHON";

/// Python with what makes environments, if it is missing.
pub fn missing() -> Option<Missing> {
    let packages = &["python3", "python3-venv"];
    let instead = "install Python 3.10 or newer with venv";
    let here = works("python3", &["-c", "import ensurepip, venv"]);
    (!here).then_some(Missing { packages, instead })
}

/// Makes the environment unless it is there with the right libraries; its interpreter.
pub fn ready() -> Result<PathBuf, String> {
    let environment = target().join("python");
    let interpreter = environment.join("bin/python");
    let wanted = root().join("xtask/requirements.txt");
    // Copied when everything was installed: a half-made environment is made again.
    let installed = environment.join("requirements.txt");
    let same = matches!((fs::read(&wanted), fs::read(&installed)), (Ok(a), Ok(b)) if a == b);
    if same && works(&interpreter, &["-c", "import schemathesis, websockets"]) {
        return Ok(interpreter);
    }
    println!("== making {}", environment.display());
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"];
    run(Command::new(&interpreter).args(pip).arg(&wanted))?;
    fs::copy(&wanted, &installed).map_err(|error| format!("{}: {error}", installed.display()))?;
    Ok(interpreter)
}
