/** Key code of keys that an input method handles. Safari reports it, but not `isComposing`, for the Enter that ends a composition. */
const INPUT_METHOD = 229;

/** Whether a key press belongs to an input method composition, such as of a Japanese word. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === INPUT_METHOD;
}
