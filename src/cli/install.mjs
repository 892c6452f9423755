import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const stamp = 'node_modules/.package-lock.json';

const isInstalled = () =>
  existsSync(stamp) && statSync(stamp).mtimeMs >= statSync('package-lock.json').mtimeMs;

/**
 * Installs what the lockfile names, unless that is there already. Plain JavaScript without dependencies, since it runs
 * before any of them exists.
 */
export const install = () => {
  if (isInstalled()) return;
  const { status } = spawnSync('npm', ['ci', '--include=dev'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
};
