/** Finds the range in which two strings differ: its start, and its end in each string. */
export function findDifference(before: string, after: string): { from: number; oldEnd: number; newEnd: number } {
  const shorterLength = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorterLength && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorterLength - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, oldEnd: before.length - end, newEnd: after.length - end };
}
