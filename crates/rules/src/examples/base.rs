//! Examples 1 to 7 of the base rulebook.
