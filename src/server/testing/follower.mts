import { once } from 'node:events';
import { endWithFront } from '../endWithFront';

/** Stands where the renderer is; told `late`, it starts so slowly that the one in front has gone meanwhile. */
const stayAlive = setInterval(() => {}, 1000);
const hasLeft = once(process, 'disconnect');
if (process.argv[2] === 'late') {
  process.send?.('starting');
  await hasLeft;
  endWithFront();
} else {
  endWithFront();
  process.send?.('started');
  await hasLeft;
}
// Whoever gets here was not ended.
clearInterval(stayAlive);
process.exitCode = 7;
