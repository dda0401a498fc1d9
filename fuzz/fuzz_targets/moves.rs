#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| magnumsal_rules::audit::fuzz_move(text));
