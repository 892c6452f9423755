import { createHash } from 'node:crypto';

/** Stands in the name of a file: another content is another address, so that it can be kept for good. */
export const toStamp = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
