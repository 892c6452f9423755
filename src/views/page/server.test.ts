import { clearProcessState } from '@/platform/process/processState';
import type { RawArticle } from '@/catalog/sources/files/readMarkdown';
import { sites } from '@/config/sites/records';
import { type SiteId, siteIds } from '@/config/sites/site';
import { writeContent } from '@/testing/contentFolder';
import { dataOf, drop, edit, put } from '@/testing/editContent';
import { shippedPage } from '@/testing/shippedPages';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { getViewContext } from '../context';
import { getStaticPaths, getStaticProps } from './server';

const open = async (site: SiteId, page: string) => {
  const result = await getStaticProps({ params: { site, page } });
  return 'props' in result ? result.props : undefined;
};

it('makes every static page of every site at build', async () => {
  const { paths, fallback } = await getStaticPaths({});
  const pages = await Promise.all(
    siteIds.map(async (site) =>
      (await getViewContext(sites[site])).pages.map(({ slug: page }) => ({
        params: { site, page },
      })),
    ),
  );
  expect(paths).toEqual(pages.flat());
  expect(new Set(paths.map((path) => JSON.stringify(path))).size).toBe(paths.length);
  expect(fallback).toBe('blocking');
});

it.each(['no-such-page', 'Privacy-Policy', 'privacy-policy ', '', '../terms', 'constructor'])(
  'there is no page %j',
  async (page) => {
    expect(await open('en', page)).toBeUndefined();
  },
);

it('does not show a page of another language', async () => {
  const german = (await getViewContext(sites.de)).pages.map(({ slug }) => slug);
  const english = (await getViewContext(sites.en)).pages.map(({ slug }) => slug);
  const foreign = german.filter((slug) => !english.includes(slug));
  expect(foreign.length).toBeGreaterThan(0);
  for (const slug of foreign) expect(await open('en', slug)).toBeUndefined();
});

it('shows companies terms of their own at the same address', async () => {
  const consumer = await shippedPage.staticPage('en', 'terms');
  const corporate = await shippedPage.staticPage('en2', 'terms');
  expect(consumer.view.title).not.toBe(corporate.view.title);
});

it('says when it was changed as its readers write it', async () => {
  const { pages } = await getViewContext(sites.pl);
  const [first] = pages;
  if (!first) throw new Error('There are no Polish pages');
  const { view } = await shippedPage.staticPage('pl', first.slug);
  const day = new Date(`${first.updated}T12:00:00Z`);
  expect(view.updated).toBe(
    day.toLocaleDateString('pl-PL', { day: 'numeric', month: 'long', year: 'numeric' }),
  );
});

describe.each(siteIds)('every static page of %s', (siteId) => {
  it('has its words and names every part that it lists', async () => {
    const { pages } = await getViewContext(sites[siteId]);
    expect(pages.length).toBeGreaterThan(0);
    for (const { slug } of pages) {
      const { view } = await shippedPage.staticPage(siteId, slug);
      const ids = view.prose.flatMap((node) =>
        typeof node === 'object' && 'tag' in node && node.id !== undefined ? [node.id] : [],
      );
      expect(view.headings.length).toBeGreaterThan(1);
      expect(view.headings.filter(({ id }) => !ids.includes(id))).toEqual([]);
    }
  });

  it('is right below the home page and about no city', async () => {
    for (const { slug } of (await getViewContext(sites[siteId])).pages) {
      const { frame } = await shippedPage.staticPage(siteId, slug);
      expect([frame.trail, frame.city]).toEqual([null, null]);
    }
  });
});

describe('in other languages', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    clearProcessState('mesh');
  });

  /** Returns the language menu of an English page, in a process with this content. */
  const listMenu = async (content: Content, page: string) => {
    const CONTENT_DIR = await writeContent(content);
    jest.replaceProperty(process, 'env', { CONTENT_DIR, NODE_ENV: 'test' });
    jest.resetModules();
    clearProcessState('mesh');
    const server = await import('./server');
    const result = await server.getStaticProps({ params: { site: 'en', page } });
    if (!('props' in result)) throw new Error(`${page} is not found`);
    return result.props.frame.languages.map(({ siteId, path, isAbove = false }) => [
      siteId,
      path,
      ...(isAbove ? ['above'] : []),
    ]);
  };

  /** Adds a page without a kind. */
  const addPage = (content: Content, lang: string, key: string, slug: string) => {
    const faq = `pages/${lang}/faq.md`;
    const data = dataOf(drop(content, faq, 'frontMatter.kind'), faq) as RawArticle;
    const frontMatter = { ...(data.frontMatter as object), slug, title: slug };
    return put(content, `pages/${lang}/${key}.md`, { ...data, frontMatter });
  };

  const small = createSmallContent();

  it('is the page of the same kind, whatever it is called there', async () => {
    const renamed = edit(small, 'pages/pl/faq.md', 'frontMatter.slug', 'pytania');
    const draft = edit(renamed, 'pages/de/faq.md', 'frontMatter.draft', true);
    expect(await listMenu(draft, 'faq')).toEqual([
      ['de', '/', 'above'],
      ['en', '/page/faq'],
      ['fr', '/page/faq'],
      ['pl', '/strona/pytania'],
    ]);
  });

  it('is the translation, where the page is of no kind', async () => {
    const english = addPage(small, 'en', 'press', 'press');
    const both = addPage(english, 'fr', 'press', 'presse');
    const other = addPage(both, 'de', 'other', 'press');
    expect(await listMenu(other, 'press')).toEqual([
      ['de', '/', 'above'],
      ['en', '/page/press'],
      ['fr', '/page/presse'],
      ['pl', '/', 'above'],
    ]);
  });

  it('is the home page where nobody has translated it', async () => {
    expect(await listMenu(addPage(small, 'en', 'press', 'press'), 'press')).toEqual([
      ['de', '/', 'above'],
      ['en', '/page/press'],
      ['fr', '/', 'above'],
      ['pl', '/', 'above'],
    ]);
  });
});
