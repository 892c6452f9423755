import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const isText = (path: string) => /(?:\.(?:html|js|json|css)|\/BUILD_ID)$/.test(path);

/** Tells the versions of a script or a stylesheet apart, as it stands in their names. That of a theme is its content's own. */
const hashOf = (path: string) => /(?<!paint-)([0-9a-f]{8})\.(?:js|css)$/.exec(path)?.[1];

/** No digit stays in its place. */
const toOtherHash = (hash: string) =>
  [...hash].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('');

/** What only helps the next build. */
const isLeftOut = (path: string) => /^(?:cache|trace)/.test(path);

export const copyBuild = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (path) => !isLeftOut(relative(from, path)) });

/**
 * Copies a finished build as if it had been built anew from other code: with another build id, and with other names for
 * all scripts and styles wherever they are mentioned. To a browser a second true build is no different, and takes a
 * minute: of the first one not a single file is there.
 */
export const copyAsLaterBuild = (from: string, to: string): void => {
  copyBuild(from, to);
  const id = readFileSync(join(to, 'BUILD_ID'), 'utf8');
  const laterId = `later${id.replace(/\W/g, '')}`;
  const hashes = listFiles(join(to, 'static')).flatMap((path) => hashOf(path) ?? []);
  const names = new Map(hashes.map((hash) => [hash, toOtherHash(hash)]));
  // Patterns of addresses have the id with its dashes escaped.
  const idPattern = id.replaceAll('-', '\\\\*-');
  const pattern = new RegExp(`(?<!\\w)(?:([0-9a-f]{8})|${idPattern})(?!\\w)`, 'g');
  const rename = (text: string) =>
    text.replace(pattern, (_, hash?: string) => (hash ? (names.get(hash) ?? hash) : laterId));

  for (const path of listFiles(to).filter(isText)) {
    const text = readFileSync(path, 'utf8');
    const renamed = rename(text);
    if (renamed !== text) writeFileSync(path, renamed);
  }
  renameSync(join(to, 'static', id), join(to, 'static', laterId));
  for (const path of listFiles(join(to, 'static')).filter(hashOf)) {
    renameSync(path, join(to, rename(relative(to, path))));
  }
};
