import { sites } from '@/config/sites/records';
import { drop, edit, put, dataOf, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent, picture } from '@/testing/smallContent';
import { buildMesh } from '../buildMesh';
import { findUnused, listDrafts } from './unused';

const good = createSmallContent();

// The sites of the two brands that the small content has.
const shown = [sites.en, sites.de, sites.fr, sites.pl, sites.pl2];

const pictures = (...paths: readonly string[]) => ({
  records: paths.map((path) => ({
    file: path.slice(1),
    data: { width: 4, height: 3, color: '#ffffff', version: 'a' },
  })),
  faults: [],
  source: 'pictures' as const,
});

const unusedOf = (content: Content, ...paths: readonly string[]) =>
  findUnused(buildMesh([toLoaded(content), pictures(...paths)]), shown);

/** The unused files, without the small content's texts in languages that no site here has. */
const newOf = (content: Content, ...paths: readonly string[]) => {
  const known = new Set(unusedOf(good).map(({ file }) => file));
  return unusedOf(content, ...paths).filter(({ file }) => !known.has(file));
};

it('a good folder has nothing unused but texts in languages that nobody reads', () => {
  expect(new Set(unusedOf(good).map(({ what }) => what))).toEqual(new Set(['texts']));
});

describe('pages', () => {
  const terms = 'pages/de/terms.md';

  it('of a kind are unused where no site of their audience speaks their language', () => {
    const corporate = edit(good, terms, 'frontMatter.audiences', ['corporate']);
    expect(newOf(corporate)).toEqual([
      {
        what: 'page',
        file: terms,
        field: '',
        reason: 'no site of its audience speaks its language',
      },
    ]);
    expect(buildMesh([toLoaded(corporate)]).faults).toEqual([]);
  });

  it('for a site that does not exist so are faults', () => {
    const corporate = edit(
      edit(good, terms, 'frontMatter.audiences', ['corporate']),
      terms,
      'frontMatter.sites',
      ['de'],
    );
    expect(buildMesh([toLoaded(corporate)]).faults).toMatchObject([
      { file: terms, kind: 'unshown' },
    ]);
  });
});

describe('texts', () => {
  it('of a brand are unused in languages that none of its sites speaks', () => {
    const files = unusedOf(good).map(({ file }) => file);
    const langs = (key: string) =>
      files.filter((file) => file.endsWith(key)).map((file) => file.split('/')[1]);
    expect(langs('shop-groups/1.json').sort()).toEqual(['da', 'no', 'sv']);
    expect(langs('shop-groups/2.json').sort()).toEqual(['da', 'de', 'en', 'fr', 'no', 'sv']);
  });

  it('of a city are used by whoever names it, even without a shop there', () => {
    const onlyPolish = drop(good, 'shop-groups/1.json', 'shops.0');
    const files = unusedOf(onlyPolish).map(({ file }) => file);
    // Ann works in Krakow, and every brand shows her.
    expect(files).not.toContain('texts/de/cities/krakow.json');
  });

  it('of a product are unused where no site that sells it speaks the language', () => {
    const companiesOnly = drop(
      drop(good, 'shop-groups/1.json', 'shops.0.products.1'),
      'shop-groups/1.json',
      'shops.1.products.1',
    );
    expect(newOf(companiesOnly)).toContainEqual({
      what: 'texts',
      file: 'texts/de/products/food-tour.json',
      field: '',
      reason: 'no site that shows it speaks de',
    });
  });
});

describe('things that no site shows', () => {
  it('a brand of no site', () => {
    const third = { ...(dataOf(good, 'shop-groups/2.json') as object), id: 7 };
    const shops = [{ id: 701, city: 'krakow', products: ['food-tour'] }];
    const content = put(good, 'shop-groups/7.json', { ...third, shops });
    expect(newOf(content)).toContainEqual(
      expect.objectContaining({ what: 'shop group', file: 'shop-groups/7.json' }),
    );
  });

  it('a city in which no brand has a shop', () => {
    expect(newOf(drop(good, 'shop-groups/1.json', 'shops.1'))).toContainEqual(
      expect.objectContaining({ what: 'city', file: 'cities/prague.json' }),
    );
  });

  it('a product that no site sells', () => {
    expect(newOf(drop(good, 'shop-groups/1.json', 'shops.0.products.2'))).toContainEqual(
      expect.objectContaining({ what: 'product', file: 'products/pub-crawl.json' }),
    );
  });

  it('an offer in a city in which no site sells the product', () => {
    expect(newOf(drop(good, 'shop-groups/1.json', 'shops.1.products.0'))).toEqual([
      {
        what: 'offer',
        file: 'products/karaoke.json',
        field: 'offers.prague',
        reason: 'no site sells it there',
      },
    ]);
  });

  it('a blog category without posts', () => {
    const empty = ['posts/en/packing-list.md', 'posts/pl/packing-list.md'].reduce(
      (content, file) => drop(content, file),
      drop(good, 'posts/en/party-speech.md'),
    );
    expect(newOf(empty)).toEqual([
      expect.objectContaining({ what: 'category', file: 'blog-categories/planning.json' }),
    ]);
  });

  it('a category whose posts are all drafts', () => {
    const files = ['en/packing-list', 'pl/packing-list', 'en/party-speech'];
    const drafts = files.reduce(
      (content, file) => edit(content, `posts/${file}.md`, 'frontMatter.draft', true),
      good,
    );
    expect(newOf(drafts)).toHaveLength(1);
    expect([...listDrafts(buildMesh([toLoaded(drafts)]))].sort()).toEqual(
      files.map((file) => `posts/${file}.md`).sort(),
    );
  });

  it('a picture that nothing names, neither a record nor a text nor the shop itself', () => {
    const body = '![a view](/images/view.jpg)\n';
    const content = edit(good, 'posts/en/packing-list.md', 'body', body);
    const paths = ['/images/fallback.jpg', '/images/team.jpg', '/images/share/1.jpg', picture];
    expect(newOf(content, '/images/lost.jpg', '/images/view.jpg', ...paths)).toEqual([
      { what: 'picture', file: 'images/lost.jpg', field: '', reason: 'nothing names it' },
    ]);
  });
});
