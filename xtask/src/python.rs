//! Python for the tests: an environment of its own with the libraries of `requirements.txt`.

use crate::{debian, root, run, target};
use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The variable by which tests find the interpreter.
pub const VARIABLE: &str = "MAGNUMSAL_PYTHON";

/// Makes the environment unless it is there with the right libraries; its interpreter.
pub fn ready() -> Result<PathBuf, String> {
    let environment = target().join("python");
    let interpreter = environment.join("bin/python");
    let wanted = root().join("xtask/requirements.txt");
    // Copied when everything was installed: a half-made environment is made anew.
    let installed = environment.join("requirements.txt");
    let same = matches!((fs::read(&wanted), fs::read(&installed)), (Ok(a), Ok(b)) if a == b);
    if same && works(&interpreter, "import schemathesis, websockets") {
        return Ok(interpreter);
    }
    if !works(Path::new("python3"), "import ensurepip, venv") {
        debian::install(&["python3", "python3-venv"], "install Python 3.10 or newer with venv")?;
    }
    println!("== making {}", environment.display());
    run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))?;
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"];
    run(Command::new(&interpreter).args(pip).arg(&wanted))?;
    fs::copy(&wanted, &installed).map_err(|error| format!("{}: {error}", installed.display()))?;
    Ok(interpreter)
}

fn works(interpreter: &Path, statement: &str) -> bool {
    let mut python = Command::new(interpreter);
    python.args(["-c", statement]).stdout(Stdio::null()).stderr(Stdio::null());
    python.status().is_ok_and(|status| status.success())
}
