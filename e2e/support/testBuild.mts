import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../src/cli/run.mjs';
import { isCore } from '../../src/testing/scope';
import { shopEnv } from './shop';

/** Files and folders that no build reads. */
const notBuilt = new Set([
  ...['.ci', '.data', '.git', '.github', '.next', '.swc', 'bench', 'coverage', 'docker', 'docs'],
  ...['e2e', 'node_modules', 'playwright-report', 'test-results', 'jest.config.ts'],
  ...['next-env.d.ts', 'playwright.config.ts', 'eslint.config.mjs', 'Dockerfile'],
  ...['packages/illustrations', 'tsconfig.tsbuildinfo'],
]);

/** Files that the build itself writes. */
const written = new Set(['public/fonts', 'public/geo']);

const isTest = (name: string) => /\.test\.tsx?$|\.md$/.test(name) && !name.startsWith('content/');

/** Files and, if asked for, their folders. */
const listFiles = (folder: string, withFolders = false): readonly string[] =>
  readdirSync(folder || '.', { withFileTypes: true })
    .map((entry) => ({ entry, path: join(folder, entry.name) }))
    .flatMap(({ entry, path }) => {
      if (notBuilt.has(path) || written.has(path)) return [];
      if (!entry.isDirectory()) return [path];
      return [...(withFolders ? [path] : []), ...listFiles(path, withFolders)];
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

/** The last file that `npm run build` writes. */
const buildFile = '.next/troupe-build.json';

/** `npm run build` deletes this file with its folder. */
const stampFile = '.next/test-build';

const readStamp = (): string | undefined => {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
};

/** In ms since 1970. */
const changedAt = (path: string): number => statSync(path).mtimeMs;

/** Whether `npm run build` made a build after the last change of a file. A folder changes when a file of it goes. */
const isNewer = (): boolean => {
  if (!existsSync(buildFile)) return false;
  const builtAt = changedAt(buildFile);
  return listFiles('', true).every((path) => isTest(path) || changedAt(path) < builtAt);
};

/**
 * Builds the shop with the settings of the tests, unless the build in `.next` is already of these files and settings.
 * The core set takes a newer build with any settings too, because a start decides them. Only Next alone has those of
 * its build.
 *
 * @returns the exit code of the build
 */
export const buildForTests = async (): Promise<number> => {
  if (isCore && isNewer()) return 0;
  const digest = digestSources();
  if (readStamp() === digest) return 0;
  Object.assign(process.env, shopEnv);
  const code = await runCommand('build');
  if (code === 0) writeFileSync(stampFile, digest);
  return code;
};
