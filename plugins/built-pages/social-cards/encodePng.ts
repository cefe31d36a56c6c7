import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Fields of the image header after the size: bit depth 8, color type 3 (palette), compression method 0, filter method 0
 * and interlace method 0 (none). PNG defines no other methods of compression and filtering.
 */
const PALETTE_HEADER = [8, 3, 0, 0, 0] as const;

/**
 * Encodes an image with few colors as PNG with a palette, which is a third as large as a true-color PNG.
 * https://www.w3.org/TR/png-3/ defines the format.
 *
 * @param pixels - four bytes per pixel (red, green, blue, and an ignored one), in rows from the top. The data must be
 *   aligned to four bytes, as it is in every buffer that is not a slice of another one.
 * @returns undefined if there are more than 256 colors
 */
export async function encodePng(pixels: Buffer, width: number, height: number): Promise<Buffer | undefined> {
  /** Index of each color in the palette. */
  const palette = new Map<number, number>();
  // Each row begins with its filter type, 0 for none.
  const lines = Buffer.alloc((width + 1) * height);
  // Pixels as integers. Their byte order is that of the machine, because the integers are only compared for equality.
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let index = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const position = y * width + x;
      // Skips the lookup if the pixel equals the previous one, as most pixels do.
      if (position === 0 || words[position] !== words[position - 1]) {
        const color = pixels.readUInt32BE(position * 4) >>> 8;
        index = palette.get(color) ?? palette.size;
        if (index > 255) return undefined;
        palette.set(color, index);
      }
      lines[position + y + 1] = index;
    }
  }

  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const colors = Buffer.alloc(palette.size * 3);
  for (const [color, colorIndex] of palette) colors.writeUIntBE(color, colorIndex * 3, 3);

  return Buffer.concat([
    SIGNATURE,
    writeChunk('IHDR', Buffer.concat([size, Buffer.from(PALETTE_HEADER)])),
    writeChunk('PLTE', colors),
    // Levels above 7 take ten times as long and reduce the size by only 10%.
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
