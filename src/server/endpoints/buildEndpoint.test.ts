import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NextApiHandler } from 'next';
import { writeBuildStamp } from '@/browser/deployWatcher/buildStamp';
import { callApi } from '@/testing/callApi';

const home = process.cwd();
let folder: string;

const build = (id: string) => {
  mkdirSync('.next', { recursive: true });
  writeFileSync(join('.next', 'BUILD_ID'), id);
  writeBuildStamp('.next', new Date('2026-11-22T10:00:00Z'));
};

/** Loads the endpoint as a new process does. */
const begin = (): NextApiHandler => {
  let handler: NextApiHandler | undefined;
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- what it serves is settled as it loads
    handler = (require('./buildEndpoint') as { buildEndpoint: NextApiHandler }).buildEndpoint;
  });
  if (!handler) throw new Error('A module that loads has its exports');
  return handler;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-served-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

it('tells which build is served, and lets nobody keep the answer', async () => {
  build('first');
  const answer = await callApi(begin());
  expect(answer).toMatchObject({
    status: 200,
    body: { id: 'first', builtAt: '2026-11-22T10:00:00.000Z' },
    headers: { 'cache-control': 'no-store' },
  });
});

it('a later build in the same folder is served from the next start on', async () => {
  build('first');
  const running = begin();
  build('second');
  expect((await callApi(running)).body).toMatchObject({ id: 'first' });
  expect((await callApi(begin())).body).toMatchObject({ id: 'second' });
});

it('in development nothing is built', async () => {
  expect((await callApi(begin())).body).toEqual({ id: 'development', builtAt: null });
});

it('it only reads', async () => {
  expect(await callApi(begin(), { method: 'POST' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});
