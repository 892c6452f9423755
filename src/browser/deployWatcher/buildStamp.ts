import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toFields } from '@troupe/basics/fields';
import { type BuildStamp, parseBuildId } from './parseBuild';

/** Beside Next's own files, which contain no build time. */
const fileOf = (folder: string) => join(folder, 'troupe-build.json');

/** @param folder folder of the finished build */
export const writeBuildStamp = (folder: string, builtAt: Date): void => {
  const id = readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim();
  writeFileSync(fileOf(folder), JSON.stringify({ id, builtAt: builtAt.toISOString() }));
};

/** Next's build id in development, where nothing is built. */
export const development: BuildStamp = { id: 'development', builtAt: null };

export const readBuildStamp = (folder: string): BuildStamp => {
  try {
    const stamp: unknown = JSON.parse(readFileSync(fileOf(folder), 'utf8'));
    const id = parseBuildId(stamp);
    const { builtAt } = toFields(stamp);
    return id === undefined
      ? development
      : { id, builtAt: typeof builtAt === 'string' ? builtAt : null };
  } catch {
    return development;
  }
};
