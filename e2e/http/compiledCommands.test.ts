import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { createPostedEnquiry } from '@/commerce/orders/testing/enquiries';
import packageJson from '../../package.json';
import { sendBody } from '../support/postCart';
import { dataDir } from '../support/shop';

const folder = '.next/cli';

/** Runs a compiled command as an operator of a production image does, without `tsx`. */
const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, `${command}.mjs`), ...args],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

it('the compiled commands import nothing that production does not install', () => {
  const imported = readdirSync(folder).flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    const found = code.matchAll(/(?:\bfrom |\bimport\(?)\s*"([@a-z][^"\s]*)"/g);
    return [...found].map(([, specifier = '']) => specifier);
  });
  const packages = new Set(
    imported.filter((it) => !it.startsWith('node:') && !builtinModules.includes(it)).map(packageOf),
  );
  expect([...packages]).toContain('pino');
  const installed = Object.keys(packageJson.dependencies);
  expect([...packages].filter((it) => !installed.includes(it))).toEqual([]);
  expect(installed).not.toContain('tsx');
});

it('compiled, what a running shop has stored is listed', async () => {
  const enquiry = JSON.stringify(createPostedEnquiry());
  const { text } = await sendBody('en.localhost', enquiry, { path: '/api/enquiry' });
  const listed = run('orders', 'enquiries');
  expect(listed).toMatchObject({ status: 0, stderr: '' });
  expect(listed.stdout).toContain(JSON.parse(text).enquiry.reference);
  expect(run('orders', 'show', 'nothing').status).not.toBe(0);
});

it('compiled, the content is checked', () => {
  const { status, stdout } = run('contentCheck');
  expect(stdout).toContain('0 faults');
  expect(status).toBe(0);
});

it('compiled, the command for preview links explains itself', () => {
  expect(run('previewLink').stderr).toContain('npm run preview -- --help');
  expect(run('previewLink', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('npm run preview -- http'),
  });
});
