import { createHash, randomUUID } from 'node:crypto';
import type { Command } from './connection';

/**
 * A script with a checksummed answer: Redis returns a text with a digest of the text and a nonce. This detects an
 * answer that belongs to another command or was changed in transit.
 */
export interface ChecksummedScript {
  readonly toCommand: (
    keys: readonly string[],
    args: readonly (string | Buffer)[],
  ) => { readonly command: Command; readonly readAnswer: (answer: unknown) => string | undefined };
}

const seal = (nonce: string, text: string): string =>
  createHash('sha1').update(nonce).update(text).digest('hex');

/** @param body Lua code that assigns its answer to `text`; its arguments begin at `ARGV[2]` */
export const createChecksummedScript = (body: string): ChecksummedScript => {
  const script = `local text\n${body}\nreturn {redis.sha1hex(ARGV[1] .. text), text}`;
  return {
    toCommand: (keys, args) => {
      const nonce = randomUUID();
      return {
        command: ['EVAL', script, String(keys.length), ...keys, nonce, ...args],
        readAnswer: (answer) => {
          if (!Array.isArray(answer) || answer.length !== 2) return undefined;
          const text = String(answer[1]);
          return String(answer[0]) === seal(nonce, text) ? text : undefined;
        },
      };
    },
  };
};
