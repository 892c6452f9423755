import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Beside the output of Next, so that both are always of the same build. */
const COMPILED_DIR = '.next/cli';

/** The programs of a running shop, and the module that Next loads. All others belong to a developer's machine. */
const commands = ['start', 'renderer', 'cacheHandler', 'orders', 'previewLink', 'contentCheck'];

/** Next has no `exports`, so Node only finds its inner modules by their whole file names. */
const completeNextPaths: Plugin = {
  name: 'complete-next-paths',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^next\/dist\// }, ({ path }) => ({ path: `${path}.js`, external: true }));
  },
};

/** Node imports JSON only with an attribute, which Node 20.9 reads in another form than later versions. */
const includeJson: Plugin = {
  name: 'include-json',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\.json$/ }, ({ path, resolveDir }) =>
      path.startsWith('.')
        ? undefined
        : { path: createRequire(join(resolveDir, 'any.js')).resolve(path) },
    );
  },
};

/**
 * Compiles programs to JavaScript. Packages stay outside: `outdir` must be in a folder with `node_modules`.
 *
 * @param entryPoints TypeScript files, in one folder
 */
export const compilePrograms = async (
  entryPoints: readonly string[],
  outdir: string,
): Promise<void> => {
  await build({
    entryPoints: [...entryPoints],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    plugins: [completeNextPaths, includeJson],
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    logLevel: 'warning',
  });
};

/** Compiles the servers and commands, so that a shop needs no TypeScript at run time. */
export const compileCommands = (): Promise<void> =>
  compilePrograms(
    commands.map((name) => `src/cli/${name}.mts`),
    COMPILED_DIR,
  );
