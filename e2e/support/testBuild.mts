import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../src/cli/run.mjs';
import { shopEnv } from './shop';

/** Files and folders that no build reads. */
const notBuilt = new Set([
  ...['.ci', '.data', '.git', '.github', '.next', 'bench', 'coverage', 'docker', 'docs', 'e2e'],
  ...['node_modules', 'playwright-report', 'test-results', 'jest.config.ts', 'next-env.d.ts'],
  ...['playwright.config.ts', 'eslint.config.mjs', 'Dockerfile', 'packages/illustrations'],
]);

/** Files that the build itself writes. */
const written = new Set(['public/fonts', 'public/geo']);

const isTest = (name: string) => /\.test\.tsx?$|\.md$/.test(name) && !name.startsWith('content/');

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder || '.', { withFileTypes: true })
    .map((entry) => ({ entry, path: join(folder, entry.name) }))
    .flatMap(({ entry, path }) => {
      if (notBuilt.has(path) || written.has(path)) return [];
      return entry.isDirectory() ? listFiles(path) : [path];
    });

const digestSources = (): string => {
  const hash = createHash('sha256').update(JSON.stringify(shopEnv));
  for (const path of listFiles('')
    .filter((it) => !isTest(it))
    .sort()) {
    hash.update(`\n${path}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
};

/** `npm run build` deletes this file with its folder. */
const stampFile = '.next/test-build';

const readStamp = (): string | undefined => {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Builds the shop with the settings of the tests, unless the build in `.next` is already of these files and settings.
 *
 * @returns the exit code of the build
 */
export const buildForTests = async (): Promise<number> => {
  const digest = digestSources();
  if (readStamp() === digest) return 0;
  Object.assign(process.env, shopEnv);
  const code = await runCommand('build');
  if (code === 0) writeFileSync(stampFile, digest);
  return code;
};
