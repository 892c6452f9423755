import { once } from 'node:events';
import { exitWithParent } from '../exitWithParent';

/** Stands in for the renderer. With the argument `late`, it calls `exitWithParent` only after its parent has exited. */
const stayAlive = setInterval(() => {}, 1000);
const hasLeft = once(process, 'disconnect');
if (process.argv[2] === 'late') {
  process.send?.('starting');
  await hasLeft;
  exitWithParent();
} else {
  exitWithParent();
  process.send?.('started');
  await hasLeft;
}
// Reached only if `exitWithParent` did not exit the process.
clearInterval(stayAlive);
process.exitCode = 7;
