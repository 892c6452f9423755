import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

/** Compiles the pages for Node and measures what a render of each costs. */
const outfile = '.next/bench/pages.cjs';

await build({
  entryPoints: ['bench/render/pages.tsx'],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  target: 'node20.9',
  jsx: 'automatic',
  loader: { '.module.css': 'local-css', '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;
