/** The types that the proxy reads. Any other type is refused by its first bytes, before a decoder reads it. */
export type SourceType = 'jpeg' | 'png' | 'webp' | 'avif';

/** In bytes. A real file type box has a few brands of four bytes each. */
const MAX_TYPE_BOX_BYTES = 1024;

const startsWith = (bytes: Buffer, text: string, offset = 0) =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

/**
 * The first four bytes are the length of the box. Without a check of the length, a file such as `<!--ftypavif--><svg>`
 * would be AVIF here and SVG for the decoder.
 */
const isAvif = (bytes: Buffer) =>
  startsWith(bytes, 'ftypavif', 4) && bytes.readUInt32BE(0) <= MAX_TYPE_BOX_BYTES;

const signatures: readonly (readonly [SourceType, (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['avif', isAvif],
];

/** Detects the type of a picture by its first bytes; its name and its `Content-Type` are ignored. */
export const detectType = (bytes: Buffer): SourceType | undefined =>
  signatures.find(([, matches]) => matches(bytes))?.[0];
