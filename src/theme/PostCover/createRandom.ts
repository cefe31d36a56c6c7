/** Returns a pseudorandom integer from 0 to `limit` - 1. */
export type Random = (limit: number) => number;

/**
 * Creates a pseudorandom number generator whose numbers depend only on the seed. FNV-1a hashes the seed, and mulberry32
 * generates the numbers.
 */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);

  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
