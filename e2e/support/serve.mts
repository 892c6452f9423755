import { cpSync, rmSync } from 'node:fs';
import { runCommand } from '../../src/cli/run.mjs';
import { contentDir, dataDir } from './shop';

/** Builds and starts the shop the way an operator does, over a copy of the content. */
rmSync(contentDir, { recursive: true, force: true });
rmSync(dataDir, { recursive: true, force: true });
cpSync('src/content', contentDir, { recursive: true });
process.exitCode = (await runCommand('build')) || (await runCommand('start'));
