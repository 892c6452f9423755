import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What runs in browsers and could keep something there. */
const folders = ['build', 'cart', 'components', 'hooks', 'layouts', 'lib', 'search', 'views'];

const sources = folders.flatMap((folder) =>
  readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join('src', folder, name), 'utf8')),
);

const call =
  /(?:useStored|useVisitState|createDraft|visitStorage\.set|(?:local|session)Storage\.\w+Item)\(\s*([\w']+)/g;

/** A name's value, or the fixed beginning of what a function of that name makes: `cart:` of `cart:1:krakow`. */
const valueOf = (name: string, source: string): string => {
  const value = new RegExp(`const ${name} = (?:\\([^=]*=> )?['\`](\\w+:?)`);
  const found = [source, ...sources].map((text) => value.exec(text)?.[1]).find(Boolean);
  if (!found) throw new Error(`what is the storage key ${name}?`);
  return found;
};

/** Every key of the browser's storage that the code names; of one made of parts, how it begins. */
export const listStorageKeys = (): readonly string[] => {
  const keys = sources.flatMap((source) =>
    [...source.matchAll(call)]
      .map(([, argument = '']) => argument)
      // A parameter of what the calls go through; its own callers are read as well.
      .filter((argument) => argument !== 'key' || source.includes('const key = '))
      .map((argument) =>
        argument.startsWith("'") ? argument.replaceAll("'", '') : valueOf(argument, source),
      ),
  );
  return [...new Set(keys)].sort();
};
