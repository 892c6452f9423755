/** Lengths of the header of an ICO file and of its entry for one picture, in bytes. */
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Wraps a PNG in an ICO file, which may contain PNG data since Windows Vista.
 *
 * @param size width and height of the picture in pixels, at most 256
 */
export const toIco = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  // Type 1 is an icon, with one picture.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // 0 stands for 256.
  head.writeUInt8(size % 256, HEADER_BYTES);
  head.writeUInt8(size % 256, HEADER_BYTES + 1);
  // One plane, 32 bits per pixel.
  head.writeUInt16LE(1, HEADER_BYTES + 4);
  head.writeUInt16LE(32, HEADER_BYTES + 6);
  head.writeUInt32LE(png.length, HEADER_BYTES + 8);
  head.writeUInt32LE(head.length, HEADER_BYTES + 12);
  return Buffer.concat([head, png]);
};
