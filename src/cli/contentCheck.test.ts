import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteIds } from '@/config/sites/site';
import { compileForTest } from '@/testing/compileForTest';
import { writeContent, writePicture, writeText } from '@/testing/contentFolder';
import { jpeg } from '@troupe/image-proxy/testing';
import { createSmallContent, picture } from '@/testing/smallContent';
import { findNobody } from '@troupe/basics/testing/localServer';
import type { toJson } from './content/toJson';
import type { Weights } from './content/weighPages';

type Report = ReturnType<typeof toJson> & { readonly weights: Weights };

const program = compileForTest('src/cli/contentCheck.mts');

/** Runs the command as npm does, with other environment variables. */
const run = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [program(), ...args],
      { env: { ...process.env, ...env }, maxBuffer: 16 * 1024 * 1024 },
      (_, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });

/** A content folder with its picture. Reading it takes a tenth of the time of the shipped one. */
const createSmallFolder = async () => {
  const folder = await writeContent(createSmallContent());
  await writePicture(folder, picture, await jpeg(64, 48));
  return folder;
};

it('the command lists what is wrong in the folder of CONTENT_DIR, and fails', async () => {
  const folder = await createSmallFolder();
  await rm(join(folder, 'texts/sv/cities/prague.json'));
  await writeText(folder, 'texts/de/products/pub-crawl.json', '{"slug":');
  await writeText(folder, 'hotels/ritz.json', '{}');

  const { code, out, err } = await run({ CONTENT_DIR: folder }, '--top', '0');

  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^texts\/de\/products\/pub-crawl\.json: is not valid JSON: .+ \[not-json\]$/,
    ),
    expect.stringMatching(/^hotels\/ritz\.json: is in no known place: .+ \[misplaced\]$/),
    expect.stringMatching(
      /^texts\/sv\/cities\/prague\.json: is missing: .+ \[missing-translation\]$/,
    ),
    expect.stringMatching(
      /^texts\/de\/products\/pub-crawl\.json: is missing: .+ \[missing-translation\]$/,
    ),
  ]);
  expect(out).toMatch(/^ +\d+ {2}cities$/m);
  expect(out.trim().split('\n').at(-1)).toBe('4 faults');
});

it('the command finds nothing wrong with the shipped catalogue, and tells machines what is in it', async () => {
  const { code, out, err } = await run({ CONTENT_DIR: 'content' }, '--json', '--top', '3');

  expect(err).toBe('');
  expect(code).toBe(0);
  const report = JSON.parse(out) as Report;
  expect(report).toMatchObject({
    version: 1,
    ok: true,
    sources: [
      { id: 'files', state: 'up', reason: null, unreadable: 0 },
      { id: 'pictures', state: 'up', reason: null, unreadable: 0 },
    ],
    faults: [],
    conflicts: [],
  });
  expect(report.sites.map(({ site }) => site)).toEqual(siteIds);
  for (const site of report.sites) {
    expect(site).toMatchObject({ isUsable: true, pages: 6, people: 8 });
    expect(site.cities).toBeGreaterThanOrEqual(8);
    expect(site.activities).toBeGreaterThan(100);
    expect(site.posts).toBeGreaterThan(0);
  }
  // Only posts lack translations. Texts and pages that no site shows, for example because no site of their language is
  // corporate, are reported as unused.
  expect(new Set(report.gaps.map(({ collection }) => collection))).toEqual(new Set(['posts']));
  expect(new Set(report.unused.map(({ what }) => what))).toEqual(new Set(['page', 'texts']));
  const { pages, heaviest } = report.weights;
  expect(pages).toBeGreaterThan(2000);
  expect(heaviest).toHaveLength(3);
  for (const page of heaviest) expect(page).toMatchObject({ route: 'searchIndex' });
});

it('a source that is down fails the check, and the others are checked all the same', async () => {
  const env = { CONTENT_DIR: await createSmallFolder(), API_URL: `${await findNobody()}/api` };
  const { code, out, err } = await run(env, '--top', '0');

  expect(code).toBe(1);
  expect(err).toMatch(/^upstream: down: .+$/m);
  expect(out).toMatch(/^ {2}files: .*cities 2/m);
  expect(out.trim().split('\n').at(-1)).toBe('0 faults');
});

it('an argument that it does not know is told in one line', async () => {
  const { code, out, err } = await run({}, '--colour');

  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe("Unknown option '--colour'; see npm run content:check -- --help\n");
});

it('a folder that is not there is told, and fails', async () => {
  const { code, err } = await run({ CONTENT_DIR: 'nowhere' });

  expect(code).toBe(1);
  expect(err).toMatch(/nowhere: files: down: .*ENOENT/);
});
