import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders in the first column of the table, such as `src/catalog`. */
const listNamed = (): readonly string[] => {
  const [, table = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Folders\n');
  const [rows = ''] = table.split('\n## ');
  return [...rows.matchAll(/^\| `([^`]+)` +\|/gm)].flatMap(([, folder = '']) => [folder]);
};

const listFolders = (parent: string): readonly string[] =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name));

it('the table of folders has each folder of the storefront and each package', () => {
  expect(listNamed()).toEqual(
    expect.arrayContaining([...listFolders('src'), ...listFolders('packages')]),
  );
});

it.each(listNamed())('%s, a folder of the table, exists', (folder) => {
  expect(existsSync(folder)).toBe(true);
});
