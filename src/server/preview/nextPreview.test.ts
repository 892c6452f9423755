import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNextPreviewCookie } from './nextPreview';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-next-'));
  mkdirSync(join(folder, 'server'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (content: string) =>
  writeFileSync(join(folder, 'server', 'preview-props.json'), content);

it('Next’s cookie is read from the build', () => {
  write('{"previewModeId":"0123abcd","previewModeSigningKey":"x"}');
  expect(readNextPreviewCookie(folder)).toBe('__prerender_bypass=0123abcd');
});

it.each(['{}', '{"previewModeId":""}', '{"previewModeId":1}', 'null', 'no JSON'])(
  'a build that says %s has none',
  (content) => {
    write(content);
    expect(() => readNextPreviewCookie(folder)).toThrow();
  },
);

it('without a build there is none', () => {
  expect(() => readNextPreviewCookie(folder)).toThrow('ENOENT');
});
