import { describe, expect, it } from 'vitest';
import { encodeQuery } from '../encodeQuery';

describe('encodeQuery', () => {
  it.each([
    ['String[]?', 'String%5B%5D%3F'],
    ['dino 🦖', 'dino%20%F0%9F%A6%96'],
    ['cut \uD83E', 'cut%20'],
    ['\uDD96 cut', '%20cut'],
  ])('writes %j as %s', (query, encoded) => {
    expect(encodeQuery(query)).toBe(encoded);
  });
});
