import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with code that runs in browsers and may use storage. */
const folders = ['browser/deployWatcher', 'catalog/search', 'commerce/cart', 'lib', 'ui', 'views'];

const sources = folders.flatMap((folder) =>
  readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join('src', folder, name), 'utf8')),
);

const call =
  /(?:useStored|useRemembered|useVisitState|createDraft|createLastTry|visitStorage\.set|(?:local|session)Storage\.\w+Item)\(\s*([\w']+)/g;

/** A constant's value, or the fixed prefix of what a function of that name returns: `cart:` of `cart:1:krakow`. */
const valueOf = (name: string, source: string): string => {
  const value = new RegExp(`const ${name} = (?:\\([^=]*=> )?['\`](\\w+:?)`);
  const found = [source, ...sources].map((text) => value.exec(text)?.[1]).find(Boolean);
  if (!found) throw new Error(`what is the storage key ${name}?`);
  return found;
};

/** Every key of the browser's storage in the code. A composed key is given by its prefix. */
export const listStorageKeys = (): readonly string[] => {
  const keys = sources.flatMap((source) =>
    [...source.matchAll(call)]
      .map(([, argument = '']) => argument)
      // `key` is the parameter of a wrapper function, whose own callers are read as well.
      .filter((argument) => argument !== 'key' || source.includes('const key = '))
      .map((argument) =>
        argument.startsWith("'") ? argument.replaceAll("'", '') : valueOf(argument, source),
      ),
  );
  return [...new Set(keys)].sort();
};
