import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { development, readBuildStamp, writeBuildStamp } from './buildStamp';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-stamp-'));
  writeFileSync(join(folder, 'BUILD_ID'), 'VoQ1tgJu\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a finished build says which one it is, and when it was made', () => {
  writeBuildStamp(folder, new Date('2026-11-22T10:00:00Z'));
  expect(readBuildStamp(folder)).toEqual({ id: 'VoQ1tgJu', builtAt: '2026-11-22T10:00:00.000Z' });
});

it('where nothing was built it is development', () => {
  expect(readBuildStamp(join(folder, 'nowhere'))).toBe(development);
});

it.each(['', '{"id":', 'null', '{"builtAt":"2026-11-22"}', '{"id":""}'])(
  'so it is where the stamp says %j',
  (text) => {
    writeFileSync(join(folder, 'troupe-build.json'), text);
    expect(readBuildStamp(folder)).toBe(development);
  },
);

it('a time that is none is left out', () => {
  writeFileSync(join(folder, 'troupe-build.json'), '{"id":"VoQ1tgJu","builtAt":5}');
  expect(readBuildStamp(folder)).toEqual({ id: 'VoQ1tgJu', builtAt: null });
});
