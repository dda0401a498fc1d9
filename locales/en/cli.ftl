### What the command line says besides refusals and errors. Every key here must occur as a text in
### the sources of a crate of the workspace; a test checks it.
