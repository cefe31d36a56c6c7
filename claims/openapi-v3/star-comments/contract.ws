/** A note.
 * Second line.
 */
type Note { a: String }
