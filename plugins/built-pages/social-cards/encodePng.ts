import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Kind of picture in the header: bit depth 8, palette, and the only values there are for compression, filter and interlacing (none). */
const PALETTE_KIND = [8, 3, 0, 0, 0] as const;

/**
 * Writes a picture of few colors as a PNG file with a palette, a third of the size of one that spells out each pixel.
 *
 * The rules are those of https://www.w3.org/TR/png-3/.
 *
 * @param pixels - red, green, blue and an ignored fourth byte for each pixel, line by line from the top; begins in its memory at a multiple of four bytes, as every buffer does that is not a part of another.
 * @returns nothing if there are more than 256 colors.
 */
export async function encodePng(pixels: Buffer, width: number, height: number): Promise<Buffer | undefined> {
  const palette = new Map<number, number>();
  // Each line begins with the number of its filter: none.
  const lines = Buffer.alloc((width + 1) * height);
  // In the order of bytes of this machine: only for comparing.
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let index = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * width + x;
      // Most pixels are like the one before.
      if (place === 0 || words[place] !== words[place - 1]) {
        const color = pixels.readUInt32BE(place * 4) >>> 8;
        index = palette.get(color) ?? palette.size;
        if (index > 255) return undefined;
        palette.set(color, index);
      }
      lines[place + y + 1] = index;
    }
  }

  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const colors = Buffer.alloc(palette.size * 3);
  for (const [value, place] of palette) colors.writeUIntBE(value, place * 3, 3);

  return Buffer.concat([
    SIGNATURE,
    writeChunk('IHDR', Buffer.concat([size, Buffer.from(PALETTE_KIND)])),
    writeChunk('PLTE', colors),
    // Above level 7 a card takes ten times as long and loses a tenth of its size.
    writeChunk('IDAT', await compress(lines, { level: 7 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function writeChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(name, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
