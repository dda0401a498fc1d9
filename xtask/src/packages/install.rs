//! The Debian package in a small Debian of its own: installed, started, upgraded, removed, purged.
//!
//! There is no systemd: what it would do with the unit is done here, as far as a program can notice.

use super::{copy, expect, said, server::Server};
use crate::run;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// Where the package keeps games, once systemd has made the folder for the service's user.
const DATA: &str = "var/lib/private/magnumsal";

/// Its link to there.
const LINK: &str = "var/lib/magnumsal";

struct Debian(PathBuf);

/// Goes through the life of a package.
pub(super) fn check(packages: &[PathBuf; 2], base: &Path, folder: &Path) -> Result<(), String> {
    println!("== the package, from installing to purging: dpkg in a folder");
    let debian = Debian(folder.join("debian"));
    copy(base, &debian.0)?;
    let before = debian.files()?;
    debian.install(&packages[0])?;
    for file in ["usr/bin/magnumsal", "etc/magnumsal.env", "usr/share/doc/magnumsal/copyright"] {
        expect(debian.has(file), || format!("the package has no {file}"))?;
    }
    expect(!debian.is_enabled()?, || "the service is enabled before it is set up".to_owned())?;

    fs::create_dir_all(debian.0.join(DATA)).map_err(|error| format!("{DATA}: {error}"))?;
    run(Command::new("ln").args(["-s", "private/magnumsal"]).arg(debian.0.join(LINK)))?;
    let server = debian.start()?;
    let table = server.make_table()?;
    server.stop(None)?;
    println!("installed: the server starts and stops in order");

    debian.install(&packages[1])?;
    let server = debian.start()?;
    expect(server.has(&table), || "the game is gone after the upgrade".to_owned())?;
    server.stop(None)?;
    println!("upgraded: the game is still there");

    debian.dpkg(&["--remove", "magnumsal"])?;
    expect(!debian.has("usr/bin/magnumsal"), || "the program is still there".to_owned())?;
    let games = debian.has(&format!("{DATA}/games.sqlite"));
    expect(games && debian.has("etc/magnumsal.env"), || "removing deletes games".to_owned())?;
    println!("removed: games and settings are kept");

    debian.dpkg(&["--purge", "magnumsal"])?;
    let after = debian.files()?;
    let left: Vec<_> = after.difference(&before).collect();
    // systemd's own folder for all such services.
    let left: Vec<_> = left.into_iter().filter(|file| *file != "./var/lib/private").collect();
    expect(left.is_empty(), || format!("purging leaves {left:?}"))?;
    println!("purged: nothing is left");
    Ok(())
}

impl Debian {
    fn has(&self, file: &str) -> bool {
        self.0.join(file).exists()
    }

    fn inside(&self, program: &str) -> Command {
        let mut command = Command::new("chroot");
        command.arg(&self.0).arg(program).env_clear();
        command.env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin").env("LC_ALL", "C.UTF-8");
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    }

    fn dpkg(&self, arguments: &[&str]) -> Result<(), String> {
        run(self.inside("dpkg").args(arguments))
    }

    fn install(&self, package: &Path) -> Result<(), String> {
        run(Command::new("cp").arg(package).arg(self.0.join("tmp/magnumsal.deb")))?;
        self.dpkg(&["--install", "/tmp/magnumsal.deb"])?;
        run(Command::new("rm").arg(self.0.join("tmp/magnumsal.deb")))
    }

    /// The unit that the package has brought.
    fn unit(&self) -> Result<String, String> {
        let places = ["usr/lib/systemd/system", "lib/systemd/system"];
        let read = |place| fs::read_to_string(self.0.join(place).join("magnumsal.service"));
        let unit = places.into_iter().find_map(|place| read(place).ok());
        unit.ok_or_else(|| "the package has no unit".to_owned())
    }

    fn is_enabled(&self) -> Result<bool, String> {
        self.unit()?;
        Ok(self.has("etc/systemd/system/multi-user.target.wants/magnumsal.service"))
    }

    /// Starts what the unit starts, at another address: the usual one may be taken.
    fn start(&self) -> Result<Server, String> {
        let unit = self.unit()?.replace("\\\n", " ");
        let start = unit.lines().find_map(|line| line.strip_prefix("ExecStart="));
        let start = start.ok_or("the unit starts nothing")?;
        Server::start(|address| {
            let mut words = start.split_ascii_whitespace();
            let mut command = self.inside(words.next().unwrap_or_default());
            while let Some(word) = words.next() {
                command.arg(word);
                if word == "--listen" {
                    words.next();
                    command.arg(address);
                }
            }
            command
        })
    }

    /// All files but those of the system's kernel.
    fn files(&self) -> Result<BTreeSet<String>, String> {
        let hidden = ["(", "-path", "./proc", "-o", "-path", "./sys", "-o", "-path", "./dev", ")"];
        let mut find = Command::new("find");
        find.args([".", "-xdev"]).args(hidden).args(["-prune", "-o", "-print"]);
        Ok(said(find.current_dir(&self.0))?.lines().map(str::to_owned).collect())
    }
}
