import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { processState } from '@/platform/process/processState';

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    linkSecret: Buffer;
  }
}

/** 192 bits, so that keys cannot be guessed. */
const KEY_BYTES = 24;

/** A random secret of this process. It is never stored: other processes know a key by its hash in the database. */
export const getLinkSecret = (): Buffer => (processState.linkSecret ??= randomBytes(32));

/**
 * Creates the secret part of the link to an order's page: 32 characters that need no escaping in a URL. The same order
 * has the same key as long as the secret lives, so that a repeated cart gets the same answer.
 */
export const createLinkKey = (reference: string, secret: Buffer): string =>
  createHmac('sha256', secret)
    .update(reference)
    .digest()
    .subarray(0, KEY_BYTES)
    .toString('base64url');

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Creates random text of digits and letters, which needs no escaping anywhere: 22 characters are 131 bits. */
export const createRandomText = (length: number): string =>
  Array.from({ length }, () => BASE62[randomInt(BASE62.length)]).join('');

/** Hashes a key for the database. A key is random, so one round without salt is enough. SHA-256 in hex. */
export const hashLinkKey = (key: string): string => createHash('sha256').update(key).digest('hex');
