import { runNode } from './run.mjs';

/** `npm run cycles`: fails if modules import each other in a cycle. ESLint's own rule takes three times as long. */
process.exitCode = await runNode([
  'node_modules/dpdm/lib/bin/dpdm.js',
  ...['--no-tree', '--no-warning', '--no-progress', '--transform', '--exit-code=circular:1'],
  '{src,packages,pages,e2e,bench}/**/*.{ts,tsx,mts}',
]);
