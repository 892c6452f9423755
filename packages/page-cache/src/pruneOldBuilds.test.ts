import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pruneOldBuilds } from './pruneOldBuilds';
import { temporaryFolder } from './testing';

const minutes = 60_000;

it('removes what other builds left, but for the one before and what is none of ours', async () => {
  const { folder, remove } = temporaryFolder();
  const now = Date.now();
  const served = (build: string, ago: number) => {
    mkdirSync(join(folder, build));
    writeFileSync(join(folder, build, 'served'), '');
    const seconds = (now - ago) / 1000;
    utimesSync(join(folder, build, 'served'), seconds, seconds);
  };
  served('before', 120 * minutes);
  served('long-ago', 130 * minutes);
  mkdirSync(join(folder, 'not-ours'));
  await pruneOldBuilds(folder, 'this', now);
  expect(readdirSync(folder).sort()).toEqual(['before', 'not-ours', 'this']);
  await pruneOldBuilds(folder, 'this', now + 25 * 60 * minutes);
  expect(readdirSync(folder).sort()).toEqual(['not-ours', 'this']);
  remove();
});

it('leaves alone what another process serves', async () => {
  const { folder, remove } = temporaryFolder();
  const now = Date.now();
  await pruneOldBuilds(folder, 'one', now);
  await pruneOldBuilds(folder, 'two', now);
  await pruneOldBuilds(folder, 'three', now + 20 * minutes);
  expect(readdirSync(folder).sort()).toEqual(['one', 'three', 'two']);
  remove();
});
