import { createHash } from 'node:crypto';

/** Short name of a content: differs whenever a byte does. */
export const versionOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
