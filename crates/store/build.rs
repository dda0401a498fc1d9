//! Migrations are embedded by a macro, which does not notice new files by itself.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
