/**
 * Key code of keys that an input method handles. For the Enter that ends a composition, Safari sets this key code but
 * not `isComposing`.
 */
const INPUT_METHOD = 229;

/** Returns whether a key press belongs to the composition of an input method, for example of a Japanese word. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === INPUT_METHOD;
}
