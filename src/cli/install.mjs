import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const stamp = 'node_modules/.package-lock.json';

const isInstalled = () =>
  existsSync(stamp) && statSync(stamp).mtimeMs >= statSync('package-lock.json').mtimeMs;

/**
 * Installs the packages of the lockfile unless they are installed. Plain JavaScript without dependencies, because it
 * runs before any package exists.
 */
export const install = () => {
  if (isInstalled()) return;
  const { status } = spawnSync('npm', ['ci', '--include=dev'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
};
