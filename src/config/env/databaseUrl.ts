import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '@/lib/messageOf';
import { err, ok, type Result } from '@troupe/basics/result';
import { parseUrl } from './parsers';

/** `URL` does not support relative paths such as `file:orders.db`. */
const toRelative = (url: string): string => decodeURIComponent(url.slice('file:'.length));

/**
 * The absolute path of a `file:` URL, as in `file:orders.db` or `file:///srv/orders.db`.
 *
 * @throws if the URL names a host (`file://orders.db`) or has an invalid escape
 */
export const toDatabasePath = (url: string): string =>
  url.startsWith('file://')
    ? fileURLToPath(url)
    : resolve(/* turbopackIgnore: true */ process.cwd(), toRelative(url));

const findPathProblem = (url: string): string | undefined => {
  try {
    const isFolder = /[:/]$/.test(url) || toDatabasePath(url) === process.cwd();
    return isFolder ? 'must name a file, such as file:orders.db' : undefined;
  } catch (error) {
    return `must be a path such as file:orders.db or file:///srv/orders.db (${messageOf(error)})`;
  }
};

/** `file:` for SQLite, `postgres:` or `postgresql:`. */
export const parseDatabaseUrl = (text: string): Result<string, string> => {
  const url = parseUrl('file:', 'postgres:', 'postgresql:')(text);
  if (!url.ok || !text.startsWith('file:')) return url;
  const problem = findPathProblem(text);
  return problem === undefined ? ok(text) : err(problem);
};
