import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Namespace } from '@/ui/i18n/namespaces';

const localesFolder = join(process.cwd(), 'public', 'locales');

/** Strings by dotted key. */
export type FlatStrings = ReadonlyMap<string, string>;

export const folders: readonly string[] = readdirSync(localesFolder);

export const listNamespaces = (folder: string): readonly Namespace[] =>
  readdirSync(join(localesFolder, folder)).map((file) => file.replace(/\.json$/, '') as Namespace);

export const flatten = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${path} is neither a string nor a group of strings`);
  }
  return Object.entries(value).flatMap(([key, item]) =>
    flatten(item, path ? `${path}.${key}` : key),
  );
};

/** Reads a translation file; empty if the folder has no file of that name. */
export const readStrings = (folder: string, namespace: Namespace): FlatStrings => {
  const file = join(localesFolder, folder, `${namespace}.json`);
  return new Map(existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8'))) : []);
};

/** `{{count}} of {{max}}` has count and max. */
export const placeholdersOf = (text: string): readonly string[] =>
  [
    ...new Set([...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name = '']) => name)),
  ].sort();
