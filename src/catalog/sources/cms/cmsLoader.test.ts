import { demandContentFrom } from '@/platform/process/requiredContent';
import { parseRecords } from '@/catalog/mesh/records';
import { isPictureFile } from '@/catalog/mesh/nodes/picture';
import { credentials, type FakeCms, startFakeCms, type WireItem } from '@/testing/fakeCms';
import type { RawArticle } from '../files/readMarkdown';
import type { Loaded } from '../loader';
import { createCmsLoader, type CmsLoaderOptions } from './cmsLoader';
import { listShopKeys } from './shopKeys';

const shop = [
  { file: 'blog-categories/planning.json', data: { id: 1 } },
  { file: 'texts/de/blog-categories/planning.json', data: { slug: 'planung' } },
  { file: 'people/marta-lis.json', data: {} },
  { file: 'people/tom-ashworth.json', data: {} },
  { file: 'cities/krakow.json', data: {} },
  { file: 'cities/prague.json', data: {} },
];

let time = 1_800_000_000_000;

beforeEach(() => {
  time += 3_600_000;
});

const createLoader = (cms: FakeCms, own: Partial<CmsLoaderOptions> = {}) =>
  createCmsLoader({
    sites: [{ url: cms.url }],
    languages: ['en', 'de'],
    imageHosts: ['cms.example'],
    author: 'tom-ashworth',
    listKeys: async () => listShopKeys(shop, []),
    now: () => time,
    timeout: 500,
    ...own,
  });

const articleOf = ({ records }: Loaded, file: string) =>
  records.find((record) => record.file === file)?.data as
    (RawArticle & { readonly frontMatter: Readonly<Record<string, unknown>> }) | undefined;

const filesOf = ({ records }: Loaded) => records.map(({ file }) => file);

const edit = (item: WireItem | undefined, change: Readonly<Record<string, unknown>>): WireItem => ({
  ...item,
  id: 0,
  modified: '2026-06-01T10:00:00',
  modified_gmt: '2026-06-01T08:00:00',
  ...(item ? { id: item.id } : {}),
  ...change,
});

describe('what a real WordPress answered', () => {
  it('are articles at the places of their files, and the pictures in them', async () => {
    const cms = await startFakeCms();
    const loaded = await createLoader(cms).load();

    expect(filesOf(loaded)).toEqual([
      expect.stringMatching(/^images\/cms\/rain-plan-1024x682-[0-9a-f]{16}\.jpg$/),
      expect.stringMatching(/^images\/cms\/rain-plan-[0-9a-f]{16}\.jpg$/),
      'pages/en/faq.md',
      'pages/en/house-rules.md',
      'posts/de/plan-for-rain.md',
      'posts/en/packing-for-six.md',
      'posts/en/pasted.md',
      'posts/en/plan-for-rain.md',
    ]);
    expect(loaded.faults).toEqual([
      expect.objectContaining({ file: 'posts/en/behind.md', kind: 'unshown' }),
    ]);
  });

  it('is taken by the mesh as it is: nothing has to be made harmless', async () => {
    const cms = await startFakeCms();
    const { records } = await createLoader(cms, { credentials }).load();
    const parsed = parseRecords(records.filter(({ file }) => !isPictureFile(file)));

    expect(parsed.faults).toEqual([]);
    expect(parsed.records).toHaveLength(7);
    for (const record of parsed.records) {
      const problems = record.kind === 'article' ? record.value.read().problems : [];
      // A card within a sentence is a fault that the editor has to fix.
      expect(problems.filter(({ reason }) => !reason.includes('is no card'))).toEqual([]);
    }
  });

  it('says of a post what its front matter would', async () => {
    const cms = await startFakeCms();
    const loaded = await createLoader(cms).load();

    expect(articleOf(loaded, 'posts/en/plan-for-rain.md')?.frontMatter).toEqual({
      title: 'A plan for rain — “what if it pours?”',
      slug: 'plan-for-rain',
      summary:
        'Three questions to ask before the clouds do: what stops, what moves inside and who decides about it.',
      audiences: ['consumer'],
      category: 'planning',
      // The site's local date: in UTC, it was still April.
      date: '2026-05-01',
      author: 'marta-lis',
      cover: expect.stringMatching(/^\/images\/cms\/rain-plan-[0-9a-f]{16}\.jpg$/),
      coverAlt: 'A yellow umbrella on a blue street',
      cities: ['krakow', 'prague'],
      activities: ['krakow/food-tour'],
    });
  });

  it('says of a page what its front matter would', async () => {
    const cms = await startFakeCms();
    const loaded = await createLoader(cms).load();

    expect(articleOf(loaded, 'pages/en/faq.md')?.frontMatter).toMatchObject({
      title: 'Frequently asked',
      kind: 'faq',
      menu: 'company',
      updated: '2026-03-02',
      audiences: ['consumer', 'corporate'],
    });
  });

  it('is Markdown, as far as a page can show it', async () => {
    const cms = await startFakeCms();
    const body = articleOf(await createLoader(cms).load(), 'posts/en/plan-for-rain.md')?.body ?? '';

    expect(body).toContain('## Before you leave\n');
    expect(body).toContain('  3. one each\n  4. one spare\n');
    expect(body).toContain('> Wet hair dries.');
    expect(body).toMatch(/!\[An umbrella]\(\/images\/cms\/rain-plan-\S+ "Bring one of these\."\)/);
    expect(body).toContain('|Quads \\| buggies|better|');
    expect(body).toContain('[What to pack](post\\:packing-for-six)');
    expect(body).toContain('[our rules](page\\:house-rules)');
    expect(body).toContain('the top or');
    expect(body).toContain('::activity{name="food-tour" city="krakow"}');
    expect(body).toContain('(https://www.youtube.com/watch?v=dQw4w9WgXcQ)');
    expect(body).toContain('\\[sic]');
    expect(body).not.toContain('forecast city');
  });

  it('loses what is hostile, and not the words around it', async () => {
    const cms = await startFakeCms();
    const body = articleOf(await createLoader(cms).load(), 'posts/en/pasted.md')?.body ?? '';

    expect(body).toContain('Words stay, links that run do not, nor what is laid over all.');
    expect(body).toContain('[How to fold a poncho](https://www.youtube.com/watch?v=dQw4w9WgXcQ)');
    expect(body).not.toMatch(/iframe|onerror="|Your card|tracker/);
  });

  it('links to what is there in the same language only', async () => {
    const cms = await startFakeCms();
    const body = articleOf(await createLoader(cms).load(), 'posts/de/plan-for-rain.md')?.body;

    expect(body).toContain('Mehr in der Packliste, und');
  });

  it('reads pictures from the CMS, by way of the image proxy', async () => {
    const cms = await startFakeCms();
    const { records } = await createLoader(cms).load();

    expect(records[1]?.data).toMatchObject({
      width: 1600,
      height: 1066,
      address: 'https://cms.example/wp-content/uploads/2026/05/rain-plan.jpg',
    });
  });

  it('leaves pictures that the proxy may not read for a drawn one, or a link', async () => {
    const cms = await startFakeCms();
    const loaded = await createLoader(cms, { imageHosts: [] }).load();
    const article = articleOf(loaded, 'posts/en/plan-for-rain.md');

    expect(filesOf(loaded).filter(isPictureFile)).toEqual([]);
    expect(article?.frontMatter['cover']).toBe('/images/posts/packing-list.jpg');
    expect(article?.body).toContain('[An umbrella](https://cms.example/');
  });

  it('has its authors’ names only where the shop knows them', async () => {
    const cms = await startFakeCms();
    const file = 'posts/en/packing-for-six.md';
    const loaded = await createLoader(cms).load();
    expect(articleOf(loaded, file)?.frontMatter['author']).toBe('tom-ashworth');

    const people = ['marta-lis', 'tom-ashworth', 'admin'];
    const torn = people.map((person) => ({ file: `people/${person}.json` }));
    const signed = await createLoader(cms, { listKeys: async () => listShopKeys([], torn) }).load();
    expect(articleOf(signed, file)?.frontMatter['author']).toBe('admin');

    const unsigned = await createLoader(cms, { author: undefined }).load();
    expect(articleOf(unsigned, file)?.frontMatter['author']).toBe('admin');
  });
});

describe('drafts', () => {
  it('are read with credentials, and marked', async () => {
    const cms = await startFakeCms();
    const loaded = await createLoader(cms, { credentials }).load();

    expect(articleOf(loaded, 'posts/en/not-yet.md')?.frontMatter['draft']).toBe(true);
    const open = cms.calls.filter(({ headers }) => headers.authorization === undefined);
    expect(open.every(({ path }) => !path.includes('status='))).toBe(true);
  });

  it('are not asked for without', async () => {
    const cms = await startFakeCms();
    const loaded = await createLoader(cms).load();

    expect(filesOf(loaded)).not.toContain('posts/en/not-yet.md');
    expect(cms.calls.some(({ path }) => path.includes('status='))).toBe(false);
  });

  it('that may not be read take nothing else away, and are not asked for again and again', async () => {
    const cms = await startFakeCms();
    cms.intercept = (path, response) => {
      if (path.includes('status=')) response.writeHead(401).end('{}');
      return path.includes('status=');
    };
    const loader = createLoader(cms, { credentials: 'admin:old' });
    const loaded = await loader.load();
    expect(filesOf(loaded)).toContain('posts/en/pasted.md');
    expect(loaded.faults).toContainEqual(
      expect.objectContaining({ kind: 'unreadable', reason: expect.stringContaining('drafts') }),
    );

    time += 10_000;
    await loader.load();
    expect(cms.calls.filter(({ path }) => path.includes('status='))).toHaveLength(2);
  });

  it('that are published are not there twice', async () => {
    const cms = await startFakeCms();
    const [draft] = cms.has.drafts;
    cms.has.posts = [...cms.has.posts, edit(draft, { status: 'publish' })];
    const loaded = await createLoader(cms, { credentials }).load();

    expect(articleOf(loaded, 'posts/en/not-yet.md')?.frontMatter).not.toHaveProperty('draft');
    expect(filesOf(loaded).filter((file) => file.includes('not-yet'))).toHaveLength(1);
  });
});

describe('from one load to the next', () => {
  it('nothing is asked twice within three seconds, and then one small thing per list', async () => {
    const cms = await startFakeCms();
    const loader = createLoader(cms);
    const before = await loader.load();
    expect(cms.calls).toHaveLength(2);
    expect(await loader.load()).toBe(before);
    expect(cms.calls).toHaveLength(2);

    time += 3001;
    expect(await loader.load()).toBe(before);
    const asked = cms.calls.slice(2).map(({ path }) => path);
    expect(asked).toHaveLength(2);
    expect(asked.every((path) => path.includes('per_page=1&'))).toBe(true);
  });

  it('an edited post is read anew, and all others are the same', async () => {
    const cms = await startFakeCms();
    const loader = createLoader(cms);
    const before = await loader.load();
    cms.has.posts = cms.has.posts.map((item) =>
      item['slug'] === 'pasted' ? edit(item, { content: { rendered: '<p>New words</p>' } }) : item,
    );
    time += 3001;
    const after = await loader.load();

    expect(articleOf(after, 'posts/en/pasted.md')?.body).toBe('New words\n');
    expect(articleOf(after, 'posts/en/pasted.md')?.frontMatter['updated']).toBe('2026-06-01');
    const same = after.records.filter((record) => before.records.includes(record));
    expect(same).toHaveLength(after.records.length - 1);
  });

  it('a deleted post is gone, and links to it are words', async () => {
    const cms = await startFakeCms();
    const loader = createLoader(cms);
    await loader.load();
    cms.has.pages = cms.has.pages.filter(({ slug }) => slug !== 'house-rules');
    time += 3001;
    const loaded = await loader.load();

    expect(filesOf(loaded)).not.toContain('pages/en/house-rules.md');
    expect(articleOf(loaded, 'posts/en/plan-for-rain.md')?.body).toContain(
      '[our rules](https://cms.example/house-rules/)',
    );
  });

  it('a clock that is set back stops nothing', async () => {
    const cms = await startFakeCms();
    const loader = createLoader(cms);
    await loader.load();
    cms.has.pages = [];
    time -= 3_600_000;
    expect(filesOf(await loader.load())).not.toContain('pages/en/faq.md');

    cms.intercept = (_, response) => Boolean(response.writeHead(503).end());
    time += 3001;
    await expect(loader.load()).rejects.toThrow('status 503');
    cms.intercept = () => false;
    time -= 3_600_000;
    await expect(loader.load()).resolves.toBeDefined();
  });

  it('two edits within one second are both seen', async () => {
    const cms = await startFakeCms();
    const now = new Date();
    const at = { modified_gmt: now.toISOString().slice(0, 19) };
    const [first, ...rest] = cms.has.posts;
    cms.has.posts = [edit(first, { ...at, title: { rendered: 'The first edit' } }), ...rest];
    const loader = createLoader(cms);
    await loader.load();
    cms.has.posts = [edit(first, { ...at, title: { rendered: 'The second edit' } }), ...rest];
    time += 3001;
    const loaded = await loader.load();

    expect(articleOf(loaded, 'posts/en/plan-for-rain.md')?.frontMatter['title']).toBe(
      'The second edit',
    );
  });

  it('what leaves no trace in the list is seen after five minutes', async () => {
    const cms = await startFakeCms();
    const loader = createLoader(cms);
    await loader.load();
    cms.has.posts = cms.has.posts.map((item) => ({ ...item, meta: { audiences: 'corporate' } }));
    time += 3001;
    const soon = await loader.load();
    time += 300_000;
    const later = await loader.load();

    const audiences = (loaded: Loaded) =>
      articleOf(loaded, 'posts/en/pasted.md')?.frontMatter['audiences'];
    expect(audiences(soon)).toEqual(['consumer', 'corporate']);
    expect(audiences(later)).toEqual(['corporate']);
  });

  it('whoever says that something changed gets it at once, and what is on its way is not taken for it', async () => {
    const cms = await startFakeCms();
    const loader = createLoader(cms, { now: Date.now });
    const early = loader.load();
    cms.has.posts = cms.has.posts.slice(0, 1);
    demandContentFrom(Date.now());
    // Let the clock advance while the answers are pending.
    await new Promise((resolve) => setTimeout(resolve, 2));
    const late = loader.load();

    await early;
    expect(filesOf(await late).filter((file) => file.startsWith('posts/'))).toEqual([
      'posts/en/plan-for-rain.md',
    ]);
  });
});

describe('a CMS that fails', () => {
  const fail = (cms: FakeCms, matches: (path: string) => boolean = () => true) => {
    cms.intercept = (path, response) => {
      if (matches(path)) response.writeHead(503).end();
      return matches(path);
    };
  };

  it('once is asked again at once, and nobody notices', async () => {
    const cms = await startFakeCms();
    let failures = 0;
    cms.intercept = (path, response) => {
      if (!path.includes('/posts') || failures > 0) return false;
      failures += 1;
      response.writeHead(503).end();
      return true;
    };
    const loaded = await createLoader(cms).load();
    expect(filesOf(loaded)).toContain('posts/en/pasted.md');
    expect(loaded.faults).not.toContainEqual(expect.objectContaining({ kind: 'unreadable' }));
    expect(cms.calls.filter(({ path }) => path.includes('/posts'))).toHaveLength(2);
  });

  it('is an outage, asked again after three seconds at the earliest', async () => {
    const cms = await startFakeCms();
    fail(cms);
    const loader = createLoader(cms);
    await expect(loader.load()).rejects.toThrow('status 503');
    const asked = cms.calls.length;
    time += 2800;
    await expect(loader.load()).rejects.toThrow('status 503');
    expect(cms.calls).toHaveLength(asked);

    cms.intercept = () => false;
    time += 200;
    expect(filesOf(await loader.load())).toContain('posts/en/pasted.md');
  });

  it('in one list only leaves that list as it was, and says so', async () => {
    const cms = await startFakeCms();
    const loader = createLoader(cms);
    const before = await loader.load();
    fail(cms, (path) => path.includes('/posts'));
    cms.has.pages = [];
    time += 3001;
    const after = await loader.load();

    expect(filesOf(after).filter((file) => /^posts/.test(file))).toEqual(
      filesOf(before).filter((file) => /^posts/.test(file)),
    );
    expect(filesOf(after).filter((file) => /^pages/.test(file))).toEqual([]);
    expect(after.faults).toContainEqual(
      expect.objectContaining({ kind: 'unreadable', reason: expect.stringContaining('503') }),
    );
  });

  it('in one list that was never read is an outage: nobody knows what is there', async () => {
    const cms = await startFakeCms();
    fail(cms, (path) => path.includes('/pages'));
    await expect(createLoader(cms).load()).rejects.toThrow('status 503');
  });

  it.each([
    ['no JSON', '<h1>It works</h1>', { 'X-WP-Total': '0' }],
    ['half a list', '[{"id":1', { 'X-WP-Total': '1' }],
    ['an object', '{"posts":[]}', { 'X-WP-Total': '0' }],
    ['an empty list of something else', '[]', {}],
    ['fewer than it says', '[]', { 'X-WP-Total': '7' }],
  ])('by giving %s deletes nothing', async (_, body, headers) => {
    const cms = await startFakeCms();
    cms.intercept = (_path, response) => {
      response.writeHead(200, headers).end(body);
      return true;
    };
    await expect(createLoader(cms).load()).rejects.toThrow();
  });

  it('by items of a wrong shape keeps their files, and tells', async () => {
    const cms = await startFakeCms();
    const loader = createLoader(cms);
    await loader.load();
    cms.has.posts = cms.has.posts.map((item) =>
      item['slug'] === 'pasted' ? edit(item, { content: null }) : item,
    );
    time += 3001;
    const loaded = await loader.load();

    // The mesh keeps the last good version of a file that has such a fault.
    expect(loaded.faults).toContainEqual(
      expect.objectContaining({ file: 'posts/en/pasted.md', field: 'content', kind: 'schema' }),
    );
  });

  it('by hanging is given up', async () => {
    const cms = await startFakeCms();
    cms.intercept = () => true;
    await expect(createLoader(cms, { timeout: 50 }).load()).rejects.toThrow('no answer within');
  });

  it('by leading to another host is not followed there', async () => {
    const other = await startFakeCms();
    const cms = await startFakeCms();
    cms.intercept = (path, response) => {
      response.writeHead(302, { Location: new URL(path, other.url).href }).end();
      return true;
    };
    await expect(createLoader(cms, { credentials }).load()).rejects.toThrow('another host');
    expect(other.calls).toEqual([]);
  });

  it('by an answer without end is cut off', async () => {
    const cms = await startFakeCms();
    cms.intercept = (_, response) => {
      response.writeHead(200, { 'X-WP-Total': '1' });
      const chunk = ' '.repeat(1_000_000);
      const write = () => {
        if (!response.destroyed) response.write(chunk, () => setImmediate(write));
      };
      write();
      return true;
    };
    await expect(createLoader(cms, { timeout: 10_000 }).load()).rejects.toThrow('more than');
  });
});

describe('a long list', () => {
  const makeMany = (cms: FakeCms, count: number) => {
    const [first] = cms.has.posts;
    cms.has.posts = Array.from({ length: count }, (_, index) =>
      edit(first, { id: index + 1, slug: `post-${index}`, translations: [] }),
    );
    return first;
  };

  it('is read page by page', async () => {
    const cms = await startFakeCms();
    makeMany(cms, 205);
    const loaded = await createLoader(cms).load();
    expect(filesOf(loaded).filter((file) => file.startsWith('posts/'))).toHaveLength(205);
    expect(cms.calls.filter(({ path }) => path.includes('/posts'))).toHaveLength(3);
  });

  it('that changes in between is read once more', async () => {
    const cms = await startFakeCms();
    makeMany(cms, 150);
    cms.intercept = (path) => {
      // Without the first item, the first one of page two moves to page one.
      if (path.includes('page=2') && cms.has.posts.length === 150) {
        cms.has.posts = cms.has.posts.slice(1);
      }
      return false;
    };
    const loaded = await createLoader(cms).load();
    expect(filesOf(loaded).filter((file) => file.startsWith('posts/'))).toHaveLength(149);
  });

  it('that is longer than any shop’s is refused', async () => {
    const cms = await startFakeCms();
    cms.intercept = (_, response) => {
      response.writeHead(200, { 'X-WP-Total': '5001' }).end('[]');
      return true;
    };
    await expect(createLoader(cms).load()).rejects.toThrow('5001 items');
  });
});

describe('languages', () => {
  it('may each have a WordPress of their own', async () => {
    const [english, german] = [await startFakeCms(), await startFakeCms()];
    english.has.posts = english.has.posts.filter(({ slug }) => slug === 'pasted');
    german.has.posts = german.has.posts.filter(({ slug }) => slug === 'packing-for-six');
    const loader = createLoader(english, {
      sites: [
        { lang: 'en', url: english.url },
        { lang: 'de', url: german.url },
      ],
    });
    expect(filesOf(await loader.load()).filter((file) => file.startsWith('posts/'))).toEqual([
      'posts/de/packing-for-six.md',
      'posts/en/pasted.md',
    ]);
  });

  it('that the shop does not have are told', async () => {
    const cms = await startFakeCms();
    cms.has.posts = cms.has.posts.map((item) => ({ ...item, lang: 'it' }));
    const loaded = await createLoader(cms).load();
    expect(loaded.faults).toContainEqual(
      // A fault of this kind does not fall back to the last good version: the item was withdrawn on purpose.
      expect.objectContaining({ file: 'posts/it/pasted.md', kind: 'unshown' }),
    );
  });

  it('are understood as plugins call them', async () => {
    const cms = await startFakeCms();
    cms.has.posts = cms.has.posts.map((item) => ({ ...item, lang: 'nb_NO' }));
    const loaded = await createLoader(cms, { languages: ['no', 'en'] }).load();
    expect(filesOf(loaded)).toContain('posts/no/pasted.md');
  });
});

it('a title that goes on and on gives a draft its name in good time', async () => {
  const cms = await startFakeCms();
  const [page] = cms.has.pages;
  cms.has.pages = [edit(page, { slug: '', title: { rendered: `About ${'<'.repeat(64_000)}` } })];
  const start = performance.now();
  const loaded = await createLoader(cms).load();
  expect(performance.now() - start).toBeLessThan(2000);
  expect([...filesOf(loaded), ...loaded.faults.map(({ file }) => file)]).toContain(
    'pages/en/about.md',
  );
});

it('two items of one name are two files', async () => {
  const cms = await startFakeCms();
  const [page] = cms.has.pages;
  cms.has.pages = [edit(page, { id: 1, slug: 'about' }), edit(page, { id: 2, slug: 'about' })];
  const loaded = await createLoader(cms).load();
  expect(filesOf(loaded)).toEqual(
    expect.arrayContaining(['pages/en/about.md', 'pages/en/about-2.md']),
  );
  expect(articleOf(loaded, 'pages/en/about-2.md')?.frontMatter['slug']).toBe('about-2');
});

it('a WordPress with plain links is asked as it likes to be', async () => {
  const cms = await startFakeCms();
  cms.intercept = (path, response) => {
    const url = new URL(path, 'http://cms.example');
    expect(url.pathname).toBe('/');
    expect(url.searchParams.get('rest_route')).toMatch(/^\/wp\/v2\/(?:posts|pages)$/);
    response.writeHead(200, { 'X-WP-Total': '0' }).end('[]');
    return true;
  };
  const url = `${new URL(cms.url).origin}/?rest_route=/`;
  expect(await createLoader(cms, { sites: [{ url }] }).load()).toEqual({ records: [], faults: [] });
});
