/** The code of keys that belong to an input method. Safari reports it for the Enter that ends a word, by then without `isComposing`. */
const INPUT_METHOD = 229;

/** Whether a key belongs to the word that is being composed, for example in Japanese. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === INPUT_METHOD;
}
