import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import type { Outcome } from './followFiles';

/** The parts of a Markdown file, not validated yet. */
export interface RawArticle {
  readonly frontMatter: unknown;
  readonly body: string;
  /** Number of the body's first line in the file. */
  readonly firstLine: number;
  /** What git calls the file: `git cat-file blob <id>` prints it. Left out for a text that is no file. */
  readonly gitBlobId?: string;
}

/** The id of a file in git. It identifies the text, not a secret, so SHA-1 is strong enough. */
const toGitBlobId = (text: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex');

/** Characters that may start a nested level in YAML. Their number is an upper bound of the depth. */
const nesting = /[[{]|[-?:](?=\s)/g;

/**
 * Several times what a post needs. The parser has no limit for the depth, and a stack overflow may end the whole
 * process.
 */
const most = { characters: 10_000, nesting: 200 };

const findExcess = (frontMatter: string): string | undefined => {
  if (frontMatter.length > most.characters) {
    return `has more than ${most.characters} characters of front matter`;
  }
  const count = frontMatter.match(nesting)?.length ?? 0;
  return count > most.nesting
    ? `has more than ${most.nesting} fields and lists in its front matter`
    : undefined;
};

const fence = /^---[ \t]*$/m;

/** Splits a Markdown file into the YAML between two lines of `---` at its top, and the body. */
export const readMarkdown = (file: string, text: string): Outcome => {
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const start = /^---[ \t]*\n/.exec(lines)?.[0].length;
  const end = start === undefined ? -1 : lines.slice(start).search(fence);
  if (start === undefined || end < 0) {
    const reason = 'must start with its front matter between two lines of ---';
    return { fault: { file, field: '', kind: 'not-yaml', reason } };
  }
  const frontMatter = lines.slice(start, start + end);
  const excess = findExcess(frontMatter);
  if (excess) return { fault: { file, field: '', kind: 'too-large', reason: excess } };
  const rest = lines.slice(start + end);
  const body = rest.slice(rest.indexOf('\n') < 0 ? rest.length : rest.indexOf('\n') + 1);
  try {
    const data: RawArticle = {
      // Plain values only: no custom tags, merge keys or aliases.
      frontMatter: parse(frontMatter, {
        schema: 'core',
        maxAliasCount: 0,
        logLevel: 'error',
      }),
      body,
      firstLine: lines.slice(0, lines.length - body.length).split('\n').length,
      gitBlobId: toGitBlobId(text),
    };
    return { record: { file, data } };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return {
      fault: { file, field: '', kind: 'not-yaml', reason: `has no valid front matter: ${reason}` },
    };
  }
};
