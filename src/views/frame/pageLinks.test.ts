import { pageKinds } from '@/catalog/mesh/nodes/article';
import type { RawArticle } from '@/catalog/sources/files/readMarkdown';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { company } from '@/testing/company';
import { dataOf, drop, edit, put } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { createSmallContext } from '@/testing/smallContext';
import { getViewContext } from '../context';
import { getPagePath, listPageLinks } from './pageLinks';

const content = createSmallContent();
const privacy = 'pages/en/privacy.md';

describe('where a page of a kind stands', () => {
  it('is said in the words of the site', () => {
    expect(getPagePath(createSmallContext('en'), 'privacy')).toBe('/page/privacy');
    expect(getPagePath(createSmallContext('pl'), 'privacy')).toBe('/strona/privacy');
  });

  it('goes by its kind, whatever its address', () => {
    const renamed = edit(content, privacy, 'frontMatter.slug', 'your-data');
    expect(getPagePath(createSmallContext('en', renamed), 'privacy')).toBe('/page/your-data');
  });

  it.each([
    ['there is none', drop(content, privacy)],
    ['it is a draft', edit(content, privacy, 'frontMatter.draft', true)],
    ['it is for companies', edit(content, privacy, 'frontMatter.audiences', ['corporate'])],
  ])('is nowhere while %s', (_, changed) => {
    const context = createSmallContext('en', changed);
    expect(getPagePath(context, 'privacy')).toBeUndefined();
    expect(listPageLinks(context, 'legal').map(({ href }) => href)).not.toContain('/page/privacy');
  });
});

describe('the footer’s lists', () => {
  it('have each page once, where it says it belongs', () => {
    const changed = edit(content, 'pages/en/faq.md', 'frontMatter.menu', 'company');
    const context = createSmallContext('en', changed);
    expect(listPageLinks(context, 'company')).toEqual([{ text: 'About faq', href: '/page/faq' }]);
    expect(listPageLinks(context, 'legal').map(({ text }) => text)).toEqual([
      'About privacy',
      'About terms',
      'About how-it-works',
      'About cancellation',
    ]);
  });

  it('have pages of no kind last, by their titles', () => {
    const { frontMatter, ...text } = dataOf(
      drop(content, privacy, 'frontMatter.kind'),
      privacy,
    ) as RawArticle;
    const addPage = (before: Content, slug: string, title: string) =>
      put(before, `pages/en/${slug}.md`, {
        ...text,
        frontMatter: { ...(frontMatter as object), slug, title },
      });
    const changed = addPage(addPage(content, 'press', 'Press'), 'imprint', 'Imprint');
    const titles = listPageLinks(createSmallContext('en', changed), 'legal').map(
      ({ text }) => text,
    );
    expect(titles.slice(-3)).toEqual(['About cancellation', 'Imprint', 'Press']);
  });

  it('have the legal notice first, once the company is recorded', () => {
    const recorded = edit(content, 'shop-groups/1.json', 'company', company);
    expect(listPageLinks(createSmallContext('de', recorded), 'legal')[0]).toEqual({
      text: 'Impressum',
      href: '/seite/impressum',
    });
  });

  it.each(siteIds)('of %s hold what a shop has to say', async (siteId) => {
    const context = await getViewContext(sites[siteId]);
    const listed = (['legal', 'company'] as const).flatMap((menu) => listPageLinks(context, menu));
    const hrefs = listed.map(({ href }) => href);
    for (const kind of pageKinds) expect(hrefs).toContain(getPagePath(context, kind));
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });
});
