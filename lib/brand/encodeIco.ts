/** A square image as a PNG file. */
export interface SquarePng {
  /** Width and height in pixels, 1 to 256. */
  width: number;
  png: Buffer;
}

const HEADER_SIZE = 6;
const ENTRY_SIZE = 16;

/**
 * Encodes images of several sizes as one `.ico` file, which browsers request at `/favicon.ico`. The images stay in PNG
 * format, which all systems since 2007 support.
 *
 * @throws Error for a size that the format cannot encode: anything except whole numbers from 1 to 256
 */
export function encodeIco(images: readonly SquarePng[]): Buffer {
  const header = Buffer.alloc(HEADER_SIZE);
  header.writeUInt16LE(1, 2); // icon, not cursor
  header.writeUInt16LE(images.length, 4);

  let offset = HEADER_SIZE + ENTRY_SIZE * images.length;
  const entries = images.map(({ width, png }) => {
    if (!Number.isInteger(width) || width < 1 || width > 256) {
      throw new Error(`An image of ${width} pixels does not fit into an .ico file: use a whole number from 1 to 256.`);
    }
    const entry = Buffer.alloc(ENTRY_SIZE);
    entry.writeUInt8(width % 256, 0); // 0 means 256
    entry.writeUInt8(width % 256, 1);
    entry.writeUInt16LE(1, 4); // color planes
    entry.writeUInt16LE(32, 6); // bits per pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}
