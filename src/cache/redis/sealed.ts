import { createHash, randomUUID } from 'node:crypto';
import type { Command } from './connection';

/**
 * A script whose answer proves that it is the answer to this question: Redis returns the text together with a digest over
 * it and a number that was made up for this one call. An answer to another question, or one that changed on its way, is
 * told apart.
 */
export interface SealedScript {
  readonly toCommand: (
    keys: readonly string[],
    args: readonly (string | Buffer)[],
  ) => { readonly command: Command; readonly readAnswer: (answer: unknown) => string | undefined };
}

const seal = (nonce: string, text: string): string =>
  createHash('sha1').update(nonce).update(text).digest('hex');

/** @param body Lua that leaves its answer in `text`; its own arguments begin with the second of `ARGV` */
export const createSealedScript = (body: string): SealedScript => {
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
