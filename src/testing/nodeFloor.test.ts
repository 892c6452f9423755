import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Import attributes, as in `import data from './data.json' with { type: 'json' }`. Node reads them from 20.10 on. */
const attributes = /\bfrom\s*["'][^"'\n]+["']\s*with\s*\{/;

const listModules = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file) && !/(?:^|\/)(?:node_modules|tests?)\//.test(file))
    .map((file) => join(folder, file));

const { dependencies }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

it('has no dependency with a syntax that the lowest Node, 20.9, cannot read', () => {
  const files = Object.keys(dependencies)
    // A build makes other modules of these. Their files are many.
    .filter((name) => !name.startsWith('@mui/') && name !== 'next')
    .flatMap((name) => listModules(join('node_modules', name)));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => attributes.test(readFileSync(file, 'utf8')))).toEqual([]);
});
