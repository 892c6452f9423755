import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder, writeText } from '@/testing/contentFolder';

/** Runs the command as npm does, on another folder. */
const run = (folder: string) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'src/cli/contentCheck.mts'],
      { env: { ...process.env, CONTENT_DIR: folder } },
      (_, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });

it('the command lists what is wrong in the folder of CONTENT_DIR, and fails', async () => {
  const folder = await createFolder();
  await cp('src/content', folder, { recursive: true });
  await rm(join(folder, 'texts/sv/cities/riga.json'));
  await writeText(folder, 'texts/de/products/pub-crawl.json', '{"slug":');
  await writeText(folder, 'hotels/ritz.json', '{}');

  const { code, out, err } = await run(folder);

  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^texts\/de\/products\/pub-crawl\.json: is not valid JSON: .+ \[not-json\]$/,
    ),
    expect.stringMatching(/^hotels\/ritz\.json: is in no known place: .+ \[misplaced\]$/),
    expect.stringMatching(
      /^texts\/sv\/cities\/riga\.json: is missing: .+ \[missing-translation\]$/,
    ),
    expect.stringMatching(
      /^texts\/de\/products\/pub-crawl\.json: is missing: .+ \[missing-translation\]$/,
    ),
  ]);
  expect(out).toMatch(/^ +\d+ {2}cities$/m);
  expect(out.trim().split('\n').at(-1)).toBe('4 faults');
}, 60_000);

it('the command finds nothing wrong with the shipped catalogue', async () => {
  const { code, out, err } = await run('src/content');

  expect(code).toBe(0);
  expect(err).toBe('');
  expect(out.trim().split('\n').at(-1)).toBe('0 faults');
}, 60_000);
