/** What the proxy reads. Everything else is refused by its first bytes, before any decoder sees it. */
export type SourceType = 'jpeg' | 'png' | 'webp' | 'avif';

const startsWith = (bytes: Buffer, text: string, offset = 0) =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

const signatures: readonly (readonly [SourceType, (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['avif', (bytes) => startsWith(bytes, 'ftypavif', 4)],
];

/** The kind of picture by its first bytes, whatever its name or its sender says. */
export const detectType = (bytes: Buffer): SourceType | undefined =>
  signatures.find(([, matches]) => matches(bytes))?.[0];
