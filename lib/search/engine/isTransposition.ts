/** Whether one word is the other with two neighboring letters exchanged. */
export function isTransposition(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const at = Array.from({ length: one.length }).findIndex((_, index) => one[index] !== other[index]);

  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
