import { JSDOM } from 'jsdom';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { edit } from '@/testing/editContent';
import { createManyPosts } from '@/testing/manyPosts';
import { feedOrigin, readAtom, readJson } from '@/testing/readFeeds';
import { createSmallContent } from '@/testing/smallContent';
import { createSmallContext } from '@/testing/smallContext';
import { getViewContext, type SiteContext } from '../../context';

/** RFC 3339, as RFC 4287 requires for dates. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

describe.each(siteIds)('the feeds of %s', (siteId) => {
  let context: SiteContext;

  beforeAll(async () => {
    context = await getViewContext(sites[siteId]);
  });

  it('say what Atom asks of a feed', () => {
    const { feed } = readAtom(context);
    expect(feed.id).toMatch(/^tag:[a-z]+\.example,2026:[a-z0-9]+\/blog$/);
    expect(feed.title?.value).toContain(context.group.name);
    expect(feed.updated).toMatch(moment);
    expect(feed.authors?.map(({ name }) => name)).toEqual([context.group.name]);
    expect(feed.links?.map(({ rel, href }) => [rel, href])).toEqual([
      ['alternate', `${feedOrigin}/blog`],
      ['self', `${feedOrigin}/feed.xml`],
    ]);
  });

  it('say what Atom asks of an entry', () => {
    const entries = readAtom(context).feed.entries ?? [];
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { id, updated, published, links, authors, categories } of entries) {
      expect(id).toMatch(/^tag:[a-z]+\.example,\d{4}-\d\d-\d\d:[a-z0-9]+\/[a-z0-9-]+$/);
      expect(links?.map(({ href }) => href)).toEqual([
        expect.stringMatching(/^https:\/\/shop\.example\/blog\/[a-z0-9-]+\/[a-z0-9-]+$/),
      ]);
      expect([updated, published]).toEqual([
        expect.stringMatching(moment),
        expect.stringMatching(moment),
      ]);
      expect(authors?.[0]?.name).toBeTruthy();
      expect(categories?.[0]?.term).toBeTruthy();
    }
  });

  it('tell the same in both formats', () => {
    const { feed, entries } = readAtom(context);
    const items = readJson(context).items ?? [];
    expect(items.map(({ id, url }) => [id, url])).toEqual(
      feed.entries?.map(({ id, links }) => [id, links?.[0]?.href]),
    );
    expect(items.map(({ title, summary }) => [title, summary])).toEqual(
      entries.map(({ title, summary }) => [title, summary]),
    );
    expect(items.map((it) => it.content_html)).toEqual(entries.map(({ content }) => content));
  });

  it('have whole addresses in their texts', () => {
    for (const { content } of readAtom(context).entries) {
      const addresses = [...JSDOM.fragment(content).querySelectorAll('[href], [src]')].map(
        (it) => it.getAttribute('href') ?? it.getAttribute('src') ?? '',
      );
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((it) => !/^(?:https?:\/\/|mailto:|tel:)/.test(it))).toEqual([]);
    }
  });
});

it('are of the twenty newest posts, the newest first', () => {
  const { feed } = readAtom(createSmallContext('en', createManyPosts(25)));
  const titles = feed.entries?.map(({ title }) => title?.value);
  expect(titles).toEqual(Array.from({ length: 20 }, (_, at) => `Extra post ${25 - at}`));
  expect(feed.updated).toBe('2026-07-25T09:00:00.000Z');
});

it('changed when the last of the posts did', () => {
  const file = 'posts/en/packing-list.md';
  const content = edit(createSmallContent(), file, 'frontMatter.updated', '2026-08-02');
  const { feed } = readAtom(createSmallContext('en', content));
  expect(feed.updated).toBe('2026-08-02T09:00:00.000Z');
  const packing = feed.entries?.find(({ title }) => title?.value === 'The packing list');
  expect([packing?.published, packing?.updated]).toEqual([
    '2026-05-01T09:00:00.000Z',
    '2026-08-02T09:00:00.000Z',
  ]);
});

it('are there before anything is written', () => {
  const context = { ...createSmallContext('en'), posts: [] };
  expect(readAtom(context).entries).toEqual([]);
  expect(readJson(context).title).toBe('Brand 1 | A short tagline');
});
