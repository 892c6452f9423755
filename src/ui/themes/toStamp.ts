import { createHash } from 'node:crypto';

/** Hash for file names: other content gets another path, so that files can be cached permanently. */
export const toStamp = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
