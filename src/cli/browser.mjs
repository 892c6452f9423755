import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @param {string} command */
const find = (command) => {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const installed = () =>
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(find).find(Boolean);

const installWithApt = () => {
  if (process.getuid?.() !== 0 || !find('apt-get')) return;
  spawnSync('apt-get', ['update'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/**
 * The browser that the journeys run in: the one named, one that is installed, Debian's, and only then Playwright's own.
 *
 * @returns {string | undefined} path of the program; nothing when Playwright knows it by itself
 */
export const provideBrowser = () => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM_PATH names ${named}, which does not exist`);
    process.exit(1);
  }
  const found = installed();
  if (found) return found;
  installWithApt();
  const provided = installed();
  if (!provided) execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return provided;
};
