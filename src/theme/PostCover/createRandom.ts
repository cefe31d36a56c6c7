/** Numbers from 0 up to, but not including, `limit`: whole ones, as if thrown with a die of that many sides. */
export type Random = (limit: number) => number;

/**
 * A generator of numbers that look random and are the same for the same text, on every machine: FNV-1a makes a number of the text, mulberry32 a series of the number.
 */
export function createRandom(text: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);

  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
