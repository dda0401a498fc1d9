//! The commands that the README shows do what it says.

use crate::common::{Folder, command};

/// The words of a command line, double quotes taken together, the comment left out.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word) = (Vec::new(), String::new());
    let mut quoted = false;
    for letter in line.split("  #").next().unwrap_or_default().trim_end().chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(std::mem::take(&mut word)),
            _ => word.push(letter),
        }
    }
    words.push(word);
    words
}

#[test]
fn the_commands_of_the_readme_run() {
    let readme = include_str!("../../../../README.md");
    let folder = Folder::new();
    let mut ran = 0;
    for line in readme.lines().filter(|line| line.starts_with("magnumsal ")) {
        let words = words(line);
        let words: Vec<&str> = words[1..].iter().map(String::as_str).collect();
        let output = command(&words).current_dir(folder.path()).output().unwrap();
        let expected = if line.contains("or why not") { 1 } else { 0 };
        assert_eq!(output.status.code(), Some(expected), "{line}");
        ran += 1;
    }
    assert!(ran >= 5, "{ran}");
}
