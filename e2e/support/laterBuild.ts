import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const isText = (path: string) => /(?:\.(?:html|js|json|css)|\/BUILD_ID)$/.test(path);

/** The build's hash in the name of a script or a stylesheet. A theme's hash depends only on its content. */
const hashOf = (path: string) => /(?<!paint-)([0-9a-f]{8})\.(?:js|css)$/.exec(path)?.[1];

/** Changes every digit. */
const toOtherHash = (hash: string) =>
  [...hash].map((digit) => (15 - Number.parseInt(digit, 16)).toString(16)).join('');

/** Files that only help the next build. */
const isLeftOut = (path: string) => /^(?:cache|trace)/.test(path);

export const copyBuild = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (path) => !isLeftOut(relative(from, path)) });

/**
 * Copies a finished build as a build of other code: with another build id, and with other names for all scripts and
 * styles wherever they are mentioned. No file of the first build remains. To a browser, a real second build is no
 * different, and it takes a minute.
 */
export const copyAsLaterBuild = (from: string, to: string): void => {
  copyBuild(from, to);
  const id = readFileSync(join(to, 'BUILD_ID'), 'utf8');
  const laterId = `later${id.replace(/\W/g, '')}`;
  const hashes = listFiles(join(to, 'static')).flatMap((path) => hashOf(path) ?? []);
  const names = new Map(hashes.map((hash) => [hash, toOtherHash(hash)]));
  // Address patterns contain the id with escaped dashes.
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
