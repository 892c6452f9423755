import { buildMesh } from '@/catalog/mesh/buildMesh';
import { checkSources, type ContentReport } from '@/catalog/mesh/report/checkContent';
import { findUnused } from '@/catalog/mesh/report/unused';
import { sites } from '@/config/sites/records';
import type { Loader } from '@/catalog/sources/loader';
import { drop, edit, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { printFailures, printReport, printTotal } from './print';
import { isGood, toJson } from './toJson';

const good = createSmallContent();
const shown = [sites.en, sites.de, sites.pl2];

const filesOf = (content: Content): Loader => ({
  id: 'files',
  name: 'files in memory',
  load: async () => toLoaded(content),
});

const down: Loader = {
  id: 'upstream',
  name: 'back end at shop.example',
  load: () => Promise.reject(new Error('connect ECONNREFUSED')),
};

const reportOn = async (content: Content, ...more: readonly Loader[]): Promise<ContentReport> =>
  (await checkSources([filesOf(content), ...more], shown)).report;

/** The lines of one section. */
const sectionOf = (report: ContentReport, title: string): readonly string[] => {
  const lines = printReport(report, undefined);
  const from = lines.findIndex((line) => line.startsWith(title));
  if (from < 0) return [];
  return lines.slice(from, lines.indexOf('', from));
};

it('says of every source what it gave', async () => {
  expect(sectionOf(await reportOn(good, down), 'Sources')).toEqual([
    'Sources',
    expect.stringMatching(/^ {2}files: .*cities 2, .*texts 63 \(files in memory\)$/),
    '  upstream: down: connect ECONNREFUSED (back end at shop.example)',
  ]);
});

it('counts per site', async () => {
  const [, head, ...rows] = sectionOf(await reportOn(good), 'Sites');
  expect(head?.trim().split(/\s+/)).toEqual([
    ...['site', 'lang', 'group', 'cities', 'activities', 'categories', 'posts', 'pages'],
    ...['people', 'redirects'],
  ]);
  expect(rows.map((row) => row.trim().split(/\s+/).slice(0, 5).join(' '))).toEqual([
    'en en 1 2 5',
    'de de 1 2 5',
    'pl2 pl 2 1 1',
  ]);
});

it('says of a site without a shop group that it has none', async () => {
  const { report } = await checkSources([filesOf(good)], [sites.sv]);
  expect(sectionOf(report, 'Sites').at(-1)).toMatch(/has no shop group 3 in sv$/);
});

it('counts what sites lack in their language, and names it', async () => {
  const lines = sectionOf(
    await reportOn(drop(good, 'texts/de/cities/prague.json')),
    'Not written in a site’s language: 3 texts',
  );
  expect(lines.slice(1).map((line) => line.trim().replaceAll(/\s+/g, ' '))).toEqual([
    'site lang cities posts',
    'de de 1 2',
    'cities in de: prague',
    'posts in de: packing-list party-speech',
  ]);
});

it('lists what is unused', async () => {
  const unsold = drop(good, 'shop-groups/1.json', 'shops.1.products.0');
  const lines = sectionOf(await reportOn(unsold), 'Unused: ');
  expect(lines[0]).toContain(String(findUnused(buildMesh([toLoaded(unsold)]), shown).length));
  expect(lines).toContain('  offers of karaoke:  prague');
  expect(lines).toContain('  texts of shop-groups/1:  da fr no pl sv');
});

it('lists drafts', async () => {
  const draft = edit(good, 'posts/en/party-speech.md', 'frontMatter.draft', true);
  expect(sectionOf(await reportOn(draft), 'Drafts')).toEqual([
    'Drafts: 1',
    '  posts/en/party-speech.md',
  ]);
});

it('groups conflicts by file, and calls none of them a fault', async () => {
  const file = 'posts/en/packing-list.md';
  const cms: Loader = {
    ...filesOf(good),
    id: 'cms',
    load: async () => ({
      records: toLoaded(
        edit(good, file, 'frontMatter.title', 'Another packing list'),
      ).records.filter((record) => record.file === file),
      faults: [],
    }),
  };
  const report = await reportOn(good, cms);
  expect(sectionOf(report, 'Conflicts')).toEqual([
    'Conflicts between sources: 1',
    `  ${file}`,
    expect.stringContaining('cms is believed'),
  ]);
  expect(printFailures(report).join()).not.toContain('[conflict]');
});

it('counts faults by kind, and tells each', async () => {
  const broken = drop(good, 'texts/sv/cities/prague.json');
  const report = await reportOn(broken, down);
  expect(sectionOf(report, 'Faults by kind')).toContainEqual(
    expect.stringMatching(/^ +1 {2}missing-translation$/),
  );
  expect(printFailures(report)).toContainEqual(
    expect.stringMatching(/^texts\/sv\/cities\/prague\.json: .+ \[missing-translation\]$/),
  );
  expect(printFailures(report).at(-1)).toBe('upstream: down: connect ECONNREFUSED');
  expect(printTotal(report)).toMatch(/^\d+ faults$/);
});

it('has no section for what there is nothing of', async () => {
  const report = {
    ...(await reportOn(good)),
    ...{ unused: [], gaps: [], faults: [], openPoints: [] },
  };
  const titles = printReport(report, undefined).filter((line) => /^\S/.test(line));
  expect(titles).toEqual(['Sources', 'Content', 'Sites']);
  expect(printTotal(report)).toBe('0 faults');
});

it('says what is missing before the shop goes live, which fails nothing', async () => {
  const report = await reportOn(good);
  expect(sectionOf(report, 'Before going live')).toEqual([
    'Before going live: 2 points (see docs/legal.md)',
    expect.stringMatching(/^ {2}shop-groups\/1\.json: company is missing: .*en, de/),
    expect.stringMatching(/^ {2}shop-groups\/2\.json: company is missing: .*pl2/),
  ]);
  expect(isGood({ ...report, faults: [] })).toBe(true);
});

it('shows page data by kind and the heaviest pages', async () => {
  const heaviest = {
    site: 'fr',
    path: '/caisse/krakow/r%C3%A9sum%C3%A9',
    route: 'summary',
  } as const;
  const page = { ...heaviest, bytes: 24_956 };
  const kinds = [{ route: 'summary', pages: 2, bytes: 40_000, heaviest: page }] as const;
  const lines = printReport(await reportOn(good), {
    pages: 2,
    bytes: 40_000,
    kinds,
    heaviest: [page],
  });
  expect(lines).toContain('Page data in bytes of JSON: 2 pages, 40 kB in all');
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}summary +2 +20,000 +24,956 {2}fr +\/caisse\/krakow\/résumé$/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}24,956 {2}fr +\/caisse\/krakow\/résumé$/),
  );
});

describe('for machines', () => {
  it('is good without faults, whatever is merely told, and not while a source is down', async () => {
    const report = await reportOn(good);
    const harmless = { ...report, faults: [] };
    expect(isGood(harmless)).toBe(true);
    expect(harmless.unused.length).toBeGreaterThan(0);
    expect(isGood({ ...harmless, sources: (await reportOn(good, down)).sources })).toBe(false);
    expect(isGood(await reportOn(drop(good, 'texts/sv/cities/prague.json')))).toBe(false);
  });

  it('has the same names whatever there is', async () => {
    const names = [
      ...['version', 'ok', 'sources', 'counts', 'sites', 'faults', 'conflicts', 'unused'],
      ...['drafts', 'gaps', 'openPoints', 'weights'],
    ];
    expect(Object.keys(toJson(await reportOn(good), undefined))).toEqual(names);
    expect(toJson(await reportOn(good), undefined)).toMatchObject({ version: 1, weights: null });
  });
});
