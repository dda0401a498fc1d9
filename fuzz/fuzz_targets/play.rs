#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| magnumsal_rules::audit::fuzz_play(bytes));
