/** Width of the drawing in CSS pixels, as in the stylesheets of `WireFan` and `LiveProof`. */
export const FAN_WIDTH = 96;

/**
 * Creates the SVG path data of a wire across the drawing, for the build and for the client. The wire begins and ends
 * 9 CSS pixels from the edges, where the circles of `WireFan` end.
 *
 * @param start - height of the start, in CSS pixels from the top
 * @param end - height of the end, in CSS pixels from the top
 */
export function createBranchPath(start: number, end: number): string {
  const middle = FAN_WIDTH / 2;
  return `M9 ${start}C${middle + 6} ${start} ${middle - 6} ${end} ${FAN_WIDTH - 9} ${end}`;
}
