/** Width of the drawing in CSS pixels; the stylesheet of `LiveProof` gives the column the same. */
export const FAN_WIDTH = 96;

/** Path data of a wire across the fan; both heights in CSS pixels from its top. */
export function drawBranch(from: number, end: number): string {
  const middle = FAN_WIDTH / 2;
  return `M9 ${from}C${middle + 6} ${from} ${middle - 6} ${end} ${FAN_WIDTH - 9} ${end}`;
}
