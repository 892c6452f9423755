import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPort } from '@troupe/basics/testing/findPort';

const run = promisify(execFile);

/** The folder of Debian's package. */
const installed = '/usr/share/wordpress';
const own = resolve('src/catalog/sources/cms/testing/wordpress');

const listTools = () =>
  ['mariadbd', 'mariadb', 'mariadb-install-db', 'php'].map((name) =>
    ['/usr/sbin', '/usr/bin'].map((folder) => join(folder, name)).find(existsSync),
  );

/** Whether this machine can run WordPress. */
export const hasWordPress = (): boolean =>
  existsSync(join(installed, 'wp-settings.php')) && listTools().every(Boolean);

export interface WordPress {
  readonly origin: string;
  /** `user:application password` of the administrator. */
  readonly credentials: string;
  /** Id of the English post about rain. */
  readonly post: number;
  readonly stop: () => Promise<void>;
}

const waitFor = async (what: string, isThere: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isThere().catch(() => false)) return;
    await wait(100);
  }
  throw new Error(`${what} did not start`);
};

const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((exit) => child.once('exit', exit));
  child.kill('SIGKILL');
  await gone;
};

const configOf = (origin: string, socket: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('WP_CONTENT_DIR', ABSPATH . 'wp-content');
define('WPMU_PLUGIN_DIR', '${own}/mu-plugins');
define('WP_ENVIRONMENT_TYPE', 'local');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTH_KEY', 'a'); define('SECURE_AUTH_KEY', 'b'); define('LOGGED_IN_KEY', 'c'); define('NONCE_KEY', 'd');
define('AUTH_SALT', 'e'); define('SECURE_AUTH_SALT', 'f'); define('LOGGED_IN_SALT', 'g'); define('NONCE_SALT', 'h');
$table_prefix = 'wp_';
require_once ABSPATH . 'wp-settings.php';
`;

/** Links Debian's files into a new site, and writes a separate configuration and content folder. */
const writeSite = async (site: string, origin: string, socket: string): Promise<void> => {
  await mkdir(join(site, 'wp-content/uploads'), { recursive: true });
  await mkdir(join(site, 'wp-content/plugins'));
  for (const name of await readdir(installed)) {
    if (name === 'wp-config.php' || name === 'wp-content') continue;
    await symlink(join(installed, name), join(site, name));
  }
  await writeFile(join(site, 'wp-config.php'), configOf(origin, socket));
  await writeFile(join(site, 'before.php'), `<?php define('ABSPATH', '${site}/');`);
};

/** Starts a new WordPress with its own database and articles, in a folder that `stop` removes. */
export const startWordPress = async (): Promise<WordPress> => {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-wordpress-'));
  const [data, site, socket] = ['db', 'site', 'db.sock'].map((name) => join(folder, name));
  const children: ChildProcess[] = [];
  const kill = () => children.forEach((child) => child.kill('SIGKILL'));
  process.on('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await Promise.all(children.map(stopProcess));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [mariadbd = '', mariadb = '', installDb = '', php = ''] = listTools();
    const origin = `http://127.0.0.1:${await findPort()}`;
    await run(installDb, [
      ...['--no-defaults', '--user=root', '--auth-root-authentication-method=normal'],
      ...['--skip-test-db', `--datadir=${data}`],
    ]);
    children.push(
      spawn(
        mariadbd,
        [
          ...['--no-defaults', '--user=root', '--skip-networking', `--datadir=${data}`],
          ...[`--socket=${socket}`, '--innodb-flush-log-at-trx-commit=0'],
        ],
        { stdio: 'ignore' },
      ),
    );
    const query = (text: string) =>
      run(mariadb, ['--no-defaults', '--user=root', `--socket=${socket}`, '--execute', text]);
    await waitFor('MariaDB', async () => Boolean(await query('SELECT 1')));
    await query('CREATE DATABASE wordpress CHARACTER SET utf8mb4');
    await writeSite(site ?? '', origin, socket ?? '');
    const prepared = ['-d', `auto_prepend_file=${site}/before.php`, '-d', 'memory_limit=256M'];
    const { stdout } = await run(php, [...prepared, join(own, 'install.php')], {
      env: { ...process.env, HTTP_HOST: new URL(origin).host },
    });
    children.push(
      spawn(
        php,
        [...prepared, '-S', new URL(origin).host, '-t', site ?? '', join(own, 'router.php')],
        { stdio: 'ignore' },
      ),
    );
    await waitFor('PHP', async () => (await fetch(`${origin}/wp-json/wp/v2/types`)).ok);
    const made = JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Pick<
      WordPress,
      'credentials' | 'post'
    >;
    return { origin, ...made, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
