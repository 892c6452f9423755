import { LockHeldError, takeProcessLock } from '../store/processLock';

/** Takes the lock at a path and keeps it until the process is killed. Prints one line with the result. */
const [path = '', waitMs = '0'] = process.argv.slice(2);
try {
  await takeProcessLock(path, Number(waitMs));
  process.stdout.write('held\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(
    error instanceof LockHeldError ? `${error.message}\n` : `${String(error)}\n`,
  );
}
