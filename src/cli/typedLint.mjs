import { readFileSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { findTypedFaults } from './typedRules.mjs';

/** `npm run lint:types [-- file ...]`: lint with types, of all files or of these. Prints a line per fault. */

/** Without sources of this project, as in eslint.config.mjs. */
const skipped = new Set([
  'node_modules',
  'coverage',
  'test-results',
  'playwright-report',
  'public',
]);

const listSources = () =>
  readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !skipped.has(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map(
            (file) => `${entry.name}/${file}`,
          )
        : [entry.name],
    )
    .filter((file) => /\.(?:ts|tsx|mts)$/.test(file) && file !== 'next-env.d.ts')
    .filter((file) => !file.includes('node_modules/'));

const given = process.argv.slice(2);
const files = (given.length > 0 ? given : listSources()).map((file) => resolve(file));
const faults = await findTypedFaults(files);

for (const { rule, file_path: path = '', range, message } of faults) {
  const line = readFileSync(path).subarray(0, range?.pos).toString().split('\n').length;
  console.log(`${relative('.', path)}:${line} ${rule}: ${message?.description}`);
}
process.exitCode = faults.length > 0 ? 1 : 0;
