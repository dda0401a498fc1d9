//! Examples 1 to 9 and the questions of the Muria rulebook.
