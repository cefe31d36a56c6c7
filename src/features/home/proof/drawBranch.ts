/** Width of the drawing in CSS pixels; the stylesheets of `WireFan` and `LiveProof` give it the same. */
export const FAN_WIDTH = 96;

/** Path data of a wire across the fan; both heights in CSS pixels from its top. The build draws with it, and so does the client, which draws the same again. */
export function drawBranch(from: number, end: number): string {
  const middle = FAN_WIDTH / 2;
  return `M9 ${from}C${middle + 6} ${from} ${middle - 6} ${end} ${FAN_WIDTH - 9} ${end}`;
}
