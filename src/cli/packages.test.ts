import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({
  name: z.string(),
  private: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

const readLockedPaths = () =>
  Object.keys(
    z
      .object({ packages: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages,
  );

const folders = readdirSync('packages');
const root = readManifest('.');

it.each(folders)('packages/%s is imported by the name of its folder', (folder) => {
  const { name, private: isPrivate } = readManifest(join('packages', folder));
  expect([name, isPrivate]).toEqual([`@troupe/${folder}`, true]);
  // Each file of `basics` is an entry, so that browsers load only what they use.
  expect(existsSync(join('packages', folder, 'src/index.ts'))).toBe(folder !== 'basics');
});

// The image of Docker installs before it has the folders of the packages, so it gets the root's dependencies only.
it.each(folders)('what packages/%s needs is a dependency of the root too', (folder) => {
  const { dependencies } = readManifest(join('packages', folder));
  const needed = Object.entries(dependencies).filter(([name]) => !name.startsWith('@troupe/'));
  const atRoot = needed.map(([name]) => [name, root.dependencies[name]]);
  expect(atRoot).toEqual(needed);
});

it('the lockfile has every package, and no package that is gone', () => {
  const locked = readLockedPaths().filter((path) => /^packages\/[^/]+$/.test(path));
  expect(locked.sort()).toEqual(folders.map((folder) => `packages/${folder}`).sort());
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
});
