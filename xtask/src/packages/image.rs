//! The image: the last stage of `Containerfile`, with the program that was built here and a Debian made
//! here, where no registry of images can be reached.

use super::{copy, expect, remove, said, server::Server};
use crate::{root, run};
use std::{fs, path::Path, process::Command};

/// What stands for the image that `Containerfile` begins with.
const BASE: &str = "localhost/magnumsal-base";

const IMAGE: &str = "localhost/magnumsal";

/// Builds the image and runs it.
pub(super) fn check(program: &Path, base: &Path, folder: &Path) -> Result<(), String> {
    println!("== image: buildah build --file Containerfile");
    let storage = folder.join("storage");
    remove(&storage)?;
    let buildah = |arguments: &[&str]| {
        let mut buildah = Command::new("buildah");
        // Without rights to make namespaces or to mount, and on any file system.
        buildah.env("BUILDAH_ISOLATION", "chroot").env("STORAGE_DRIVER", "vfs");
        buildah.arg("--root").arg(&storage).arg("--runroot").arg(storage.join("run"));
        buildah.args(arguments);
        buildah
    };
    let empty = said(&mut buildah(&["from", "scratch"]))?;
    said(buildah(&["add", "--quiet", empty.trim()]).arg(base).arg("/"))?;
    said(&mut buildah(&["commit", "--quiet", "--rm", empty.trim(), BASE]))?;

    // Named as the stage that compiles, it takes that stage's place.
    let built = folder.join("built");
    let place = built.join("build/target/dist");
    fs::create_dir_all(&place).map_err(|error| format!("{}: {error}", place.display()))?;
    copy(program, &place.join("magnumsal"))?;
    let mut build = buildah(&["build", "--tag", IMAGE, "--build-context"]);
    build.arg(format!("build={}", built.display()));
    build.arg("--build-context").arg(format!("debian:stable-slim=container-image://{BASE}"));
    run(build.arg("--file").arg(root().join("Containerfile")).arg(&built))?;

    let format = "{{.OCIv1.Config.User}} {{.OCIv1.Config.Entrypoint}} {{.OCIv1.Config.Cmd}}";
    let config = said(&mut buildah(&["inspect", "--type", "image", "--format", format, IMAGE]))?;
    println!("{}", config.trim());
    let container = said(&mut buildah(&["from", IMAGE]))?;
    let program = "/usr/local/bin/magnumsal";
    let server = Server::start(|address| {
        let mut run = buildah(&["run", container.trim(), "--", program, "serve"]);
        run.args(["--listen", address, "--store", "sqlite:/data/games.sqlite", "--log", "json"]);
        run
    })?;
    let table = server.make_table()?;
    expect(server.has(&table), || "the image keeps no games".to_owned())?;
    // Signals do not reach it through buildah.
    let pattern = format!("^{program} serve --listen {} ", server.address());
    let process = said(Command::new("pgrep").args(["--full", &pattern]))?;
    let process: u32 = process.trim().parse().map_err(|_| format!("no process: {process}"))?;
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    expect(status.contains("\nUid:\t10001\t10001\t"), || "it does not run as 10001".to_owned())?;
    server.stop(Some(process))?;
    println!("the image runs as user 10001, keeps games in /data, and stops in order");
    remove(&storage)
}
