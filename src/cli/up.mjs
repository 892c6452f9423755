import { install } from './install.mjs';
import { runCommand } from './run.mjs';

/** `npm run up`: from a bare clone to a running shop. */
install();
process.exitCode = (await runCommand('build')) || (await runCommand('start'));
