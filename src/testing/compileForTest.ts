import { rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { compilePrograms } from '@/cli/compile';

let count = 0;

/**
 * Compiles a program before the tests of a file that start it many times: a compiled program starts in a third of the
 * time of its source.
 *
 * @param entryPoint a `.mts` file
 * @returns the path of the program, once the tests run
 */
export const compileForTest = (entryPoint: string): (() => string) => {
  // The program finds its packages in `node_modules` above it.
  const outdir = resolve('node_modules', '.cache', `troupe-test-${process.pid}-${(count += 1)}`);
  beforeAll(() => compilePrograms([entryPoint], outdir), 60_000);
  afterAll(() => rmSync(outdir, { recursive: true, force: true }));
  return () => resolve(outdir, basename(entryPoint).replace(/\.mts$/, '.mjs'));
};
