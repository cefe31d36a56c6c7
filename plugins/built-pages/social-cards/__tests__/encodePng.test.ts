import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../encodePng';

/** Reads the chunks of a PNG file: their contents by name. */
function readChunks(file: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {};
  for (let start = 8; start < file.length; start += file.readUInt32BE(start) + 12) {
    chunks[file.toString('latin1', start + 4, start + 8)] = file.subarray(
      start + 8,
      start + 8 + file.readUInt32BE(start),
    );
  }
  return chunks;
}

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 254, 255];

describe('encodePng', () => {
  it('writes each color once, and each pixel as the index of its color', async () => {
    const file = await encodePng(Buffer.from([RED, BLUE, BLUE, RED].flat()), 2, 2);
    const { IHDR, PLTE, IDAT } = readChunks(file!);
    expect([...IHDR!]).toEqual([0, 0, 0, 2, 0, 0, 0, 2, 8, 3, 0, 0, 0]);
    expect([...PLTE!]).toEqual([...RED.slice(0, 3), ...BLUE.slice(0, 3)]);
    expect([...inflateSync(IDAT!)]).toEqual([0, 0, 1, 0, 1, 0]);
  });

  it('ends with the chunk that marks the end of a PNG file', async () => {
    const file = await encodePng(Buffer.from(RED), 1, 1);
    // The last chunk is empty, so its checksum is the same in every PNG file.
    expect(file!.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  });

  it('encodes 256 colors, and returns undefined for more', async () => {
    const shades = (count: number): Buffer =>
      Buffer.from(Array.from({ length: count }, (_, index) => [index & 255, index >> 8, 7, 255]).flat());
    const { PLTE } = readChunks((await encodePng(shades(256), 256, 1))!);
    expect(PLTE).toHaveLength(3 * 256);
    expect(await encodePng(shades(257), 257, 1)).toBeUndefined();
  });
});
