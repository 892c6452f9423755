import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `node src/cli/launch.mjs <command> [arguments]`: runs a command of this folder in this process. `start` is always the
 * compiled program of the last build. Other commands run from source where tsx is installed, which is on a developer's
 * machine, and compiled elsewhere.
 */
const [name = '', ...args] = process.argv.slice(2);
const source = new URL(`${name}.mts`, import.meta.url);
const compiled = new URL(`../../.next/cli/${name}.mjs`, import.meta.url);

/** Whether TypeScript can be imported from now on. */
const readTypeScript = () =>
  import('tsx').then(
    () => true,
    () => false,
  );

const program = name !== 'start' && (await readTypeScript()) ? source : compiled;
if (existsSync(program)) {
  process.argv.splice(1, process.argv.length, fileURLToPath(program), ...args);
  await import(program.href);
} else {
  console.error('There is no finished build: run `npm run build` first');
  process.exitCode = 1;
}
