import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @param {string} command */
const find = (command) => {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** Chromium without a user interface: the same engine, in half the time on two cores. */
const shell = 'chromium-headless-shell';

/** @param {readonly string[]} commands */
const findAny = (commands) => commands.map(find).find(Boolean);

const findWhole = () =>
  findAny(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);

const installWithApt = () => {
  if (process.getuid?.() !== 0 || !find('apt-get')) return;
  spawnSync('apt-get', ['update'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', shell], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
};

/**
 * Finds the browser for the end-to-end tests: `CHROMIUM_PATH`, then an installed Chromium or Chrome, the headless shell
 * first, then the headless shell from apt if possible, then Playwright's own.
 *
 * @returns {string | undefined} path of the program; undefined if Playwright finds it by itself
 */
export const provideBrowser = () => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM_PATH names ${named}, which does not exist`);
    process.exit(1);
  }
  const findInstalled = () => find(shell) ?? findWhole();
  const installed = findInstalled();
  if (!installed) installWithApt();
  const found = installed ?? findInstalled();
  if (!found) {
    const command = ['playwright', 'install', '--only-shell', 'chromium'];
    execFileSync('npx', command, { stdio: 'inherit' });
  }
  return found;
};
