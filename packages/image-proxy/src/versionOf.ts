import { createHash } from 'node:crypto';

/** SHA-256 of a content, as 64 hex digits. It identifies everything in the cache. */
export const digestOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

/**
 * Version of a content in public addresses (`?v=`), as 16 hex digits. It is shorter than the digest, because a page
 * contains more than a hundred of them. It is compared with the current version of one picture. It is never a cache
 * key.
 */
export const versionOf = (content: Buffer | string): string => toVersion(digestOf(content));

/** Converts a digest to the version in public addresses. */
export const toVersion = (digest: string): string => digest.slice(0, 16);
