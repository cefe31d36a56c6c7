type Note {
