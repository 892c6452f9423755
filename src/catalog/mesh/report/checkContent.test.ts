import { rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFaultKind } from '@/catalog/sources/contentFault';
import { languages, siteIds } from '@/config/sites/site';
import type { Loader, SourceId } from '@/catalog/sources/loader';
import { createFolder, createPublicFolder, writeContent, writeText } from '@/testing/contentFolder';
import { dataOf, drop, edit, put, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent, picture } from '@/testing/smallContent';
import { checkContent, checkSources } from './checkContent';

const good = createSmallContent();

const check = async (content: Content) =>
  checkContent(await writeContent(content), await createPublicFolder());

const fault = (file: string, field: string, kind: ContentFaultKind) => ({ file, field, kind });

const place = ({ file, field, kind }: ReturnType<typeof fault>) => fault(file, field, kind);

const faultsOf = async (content: Content) => (await check(content)).faults.map(place);

const like = (content: Content, file: string) => dataOf(content, file) as object;

describe('a good folder', () => {
  it('has no faults, and is counted', async () => {
    const report = await check(good);

    expect(report).toMatchObject({ faults: [], conflicts: [], drafts: [] });
    expect(report.counts).toEqual({
      'shop groups': 2,
      shops: 3,
      cities: 2,
      products: 3,
      offers: 5,
      extras: 2,
      pictures: 1,
      posts: 3,
      pages: 20,
      people: 1,
      'blog categories': 1,
      redirects: 4,
      languages: 7,
      'text files': 63,
    });
    expect(report.sources.map(({ id, state }) => [id, state])).toEqual([
      ['files', 'up'],
      ['pictures', 'up'],
    ]);
    expect(report.sites.map(({ site }) => site)).toEqual(siteIds);
  });
});

describe('several sources', () => {
  const loader = (id: SourceId, load: Loader['load']): Loader => ({ id, name: id, load });
  const files = loader('files', async () => toLoaded(good));
  const post = 'posts/en/packing-list.md';

  it('one that is down is told, and the others are checked all the same', async () => {
    const broken = drop(good, 'texts/sv/cities/prague.json');
    const { report } = await checkSources([
      loader('files', async () => toLoaded(broken)),
      loader('upstream', () => Promise.reject(new Error('connect ECONNREFUSED'))),
    ]);

    expect(report.sources).toMatchObject([
      { id: 'files', state: 'up' },
      { id: 'upstream', state: 'down', reason: 'connect ECONNREFUSED' },
    ]);
    expect(report.faults.map(place)).toContainEqual(
      fault('texts/sv/cities/prague.json', '', 'missing-translation'),
    );
  });

  it('what two of them say of one thing is a conflict and no fault', async () => {
    const other = edit(good, post, 'frontMatter.title', 'Another packing list');
    const { report } = await checkSources([
      files,
      loader('cms', async () => ({
        records: [other.get(post)].flatMap((it) => it ?? []),
        faults: [],
      })),
    ]);

    expect(report.conflicts.map(place)).toEqual([fault(post, '', 'conflict')]);
    expect(report.faults.filter(({ kind }) => kind !== 'missing-picture')).toEqual([]);
  });

  it('where those that are left make no shop, the reasons are the error', async () => {
    const down = loader('files', () => Promise.reject(new Error('EACCES')));
    await expect(checkSources([down])).rejects.toThrow('files: down: EACCES');
  });
});

describe('files that cannot be used', () => {
  it('a file that is not JSON is reported, and so is what is missing without it', async () => {
    const folder = await writeContent(good);
    await writeText(folder, 'texts/de/products/karaoke.json', '{"slug": karaoke}');
    const { faults } = await checkContent(folder, await createPublicFolder());

    expect(faults.map(place)).toEqual([
      fault('texts/de/products/karaoke.json', '', 'not-json'),
      fault('texts/de/products/karaoke.json', '', 'missing-translation'),
    ]);
  });

  it('a file that is too large to be read is reported', async () => {
    const folder = await writeContent(good);
    // A sparse file: large, but it uses no disk space.
    await truncate(join(folder, 'texts/de/products/karaoke.json'), 2 ** 31);
    const { faults } = await checkContent(folder, await createPublicFolder());

    expect(faults.map(place)).toContainEqual(
      fault('texts/de/products/karaoke.json', '', 'too-large'),
    );
  });

  it.each(['pages/about.json', 'texts/it/cities/krakow.json', 'krakow.json'])(
    'a file in a place that means nothing is reported: %s',
    async (file) => {
      expect(await faultsOf(put(good, file, like(good, 'cities/krakow.json')))).toEqual([
        fault(file, '', 'misplaced'),
      ]);
    },
  );

  it('a shop group whose file is not named after its id is reported', async () => {
    expect(await faultsOf(edit(good, 'shop-groups/2.json', 'id', 3))).toContainEqual(
      fault('shop-groups/2.json', 'id', 'misplaced'),
    );
  });

  it('a folder that is not there is no report but an error', async () => {
    await expect(checkContent(join(await createFolder(), 'gone'))).rejects.toThrow('ENOENT');
  });

  it('a folder with nothing to show is no report but an error', async () => {
    await expect(checkContent(await createFolder())).rejects.toThrow('no shop group or no city');
  });
});

describe('values that break the rules', () => {
  it('a missing field is reported', async () => {
    expect(await faultsOf(drop(good, 'products/karaoke.json', 'extras.1.price'))).toContainEqual(
      fault('products/karaoke.json', 'extras.1.price', 'schema'),
    );
  });

  it('a value of the wrong type is reported', async () => {
    expect(
      await faultsOf(edit(good, 'products/karaoke.json', 'durationMinutes', '90')),
    ).toContainEqual(fault('products/karaoke.json', 'durationMinutes', 'schema'));
  });

  it('a value out of range is reported', async () => {
    expect(
      await faultsOf(edit(good, 'cities/prague.json', 'coordinates.latitude', 91)),
    ).toContainEqual(fault('cities/prague.json', 'coordinates.latitude', 'schema'));
  });

  it('a field that nobody knows is reported by its name', async () => {
    const { faults } = await check(edit(good, 'texts/no/cities/prague.json', 'mayor', 'Jan'));

    expect(faults).toContainEqual(
      expect.objectContaining({
        file: 'texts/no/cities/prague.json',
        kind: 'schema',
        reason: expect.stringContaining('"mayor"'),
      }),
    );
  });

  it('a flat price with a free person is reported', async () => {
    expect(
      await faultsOf(edit(good, 'products/karaoke.json', 'offers.prague.single', true)),
    ).toContainEqual(fault('products/karaoke.json', 'offers.prague.stagGoesFree', 'schema'));
  });

  it('a smallest group above the largest is reported', async () => {
    expect(await faultsOf(edit(good, 'products/karaoke.json', 'units.min', 21))).toContainEqual(
      fault('products/karaoke.json', 'units.max', 'schema'),
    );
  });
});

describe('ids and slugs that two records claim', () => {
  it('a city’s id', async () => {
    expect(await faultsOf(edit(good, 'cities/prague.json', 'id', 1))).toContainEqual(
      fault('cities/prague.json', 'id', 'duplicate-id'),
    );
  });

  it('a city and a product may have the same id', async () => {
    expect(await faultsOf(edit(good, 'cities/prague.json', 'id', 3))).toEqual([]);
  });

  it('a shop’s id, over all shop groups', async () => {
    expect(await faultsOf(edit(good, 'shop-groups/2.json', 'shops.0.id', 102))).toContainEqual(
      fault('shop-groups/2.json', 'shops.0.id', 'duplicate-id'),
    );
  });

  it('a city in which a group has a shop already', async () => {
    expect(
      await faultsOf(edit(good, 'shop-groups/1.json', 'shops.1.city', 'krakow')),
    ).toContainEqual(fault('shop-groups/1.json', 'shops.1.city', 'duplicate-id'));
  });

  it('an extra’s id, over all products', async () => {
    const extras = [{ id: 11, key: 'guide', price: 50, minPeople: 1 }];

    expect(await faultsOf(edit(good, 'products/pub-crawl.json', 'extras', extras))).toContainEqual(
      fault('products/pub-crawl.json', 'extras.0.id', 'duplicate-id'),
    );
  });

  it('an extra’s key, within its product', async () => {
    expect(
      await faultsOf(edit(good, 'products/karaoke.json', 'extras.1.key', 'champagne')),
    ).toContainEqual(fault('products/karaoke.json', 'extras.1.key', 'duplicate-id'));
  });

  it('a product’s slug, within a language', async () => {
    const file = 'texts/fr/products/pub-crawl.json';

    expect(await faultsOf(edit(good, file, 'slug', 'karaoke'))).toEqual([
      fault(file, 'slug', 'duplicate-slug'),
      fault(file, '', 'missing-translation'),
    ]);
  });

  it('products of different languages may have the same slug', async () => {
    const french = edit(good, 'texts/fr/products/karaoke.json', 'slug', 'party');

    expect(
      await faultsOf(edit(french, 'texts/de/products/pub-crawl.json', 'slug', 'party')),
    ).toEqual([]);
  });

  it('a city’s slug', async () => {
    expect(await faultsOf(edit(good, 'cities/prague.json', 'slug', 'krakow'))).toContainEqual(
      fault('cities/prague.json', 'slug', 'duplicate-slug'),
    );
  });
});

describe('slugs at which something else stands', () => {
  it.each(['blog', 'ueber-uns', 'checkout', 'api', 'images'])(
    'a path of the shop itself is reported for a product: %s',
    async (slug) => {
      const file = 'texts/de/products/karaoke.json';

      expect(await faultsOf(edit(good, file, 'slug', slug))).toEqual([
        fault(file, 'slug', 'reserved-slug'),
        fault(file, '', 'missing-translation'),
      ]);
    },
  );

  it('a path of the shop itself is reported for a city', async () => {
    expect(await faultsOf(edit(good, 'cities/prague.json', 'slug', 'map'))).toContainEqual(
      fault('cities/prague.json', 'slug', 'reserved-slug'),
    );
  });

  it('the address of a city is reported for a product', async () => {
    const moved = edit(good, 'cities/prague.json', 'slug', 'praha');
    const file = 'texts/en/products/karaoke.json';

    expect(await faultsOf(edit(moved, file, 'slug', 'praha'))).toEqual([
      fault(file, 'slug', 'duplicate-slug'),
      fault(file, '', 'missing-translation'),
    ]);
  });
});

describe('references that lead nowhere', () => {
  const group = 'shop-groups/1.json';

  it('an offer in a city that no file describes', async () => {
    const offer = { ...(like(good, 'products/karaoke.json') as { offers: object }).offers };
    const offers = { ...offer, atlantis: Object.values(offer)[0] };

    expect(await faultsOf(edit(good, 'products/karaoke.json', 'offers', offers))).toEqual([
      fault('products/karaoke.json', 'offers.atlantis', 'dangling-reference'),
    ]);
  });

  it('a shop in a city that no file describes', async () => {
    expect(await faultsOf(edit(good, group, 'shops.1.city', 'atlantis'))).toContainEqual(
      fault(group, 'shops.1.city', 'dangling-reference'),
    );
  });

  it('a review of a city that no file describes', async () => {
    const file = 'texts/fr/shop-groups/2.json';

    expect(await faultsOf(edit(good, file, 'reviews.0.city', 'atlantis'))).toEqual([
      fault(file, 'reviews.0.city', 'dangling-reference'),
    ]);
  });

  it('a product that no file describes', async () => {
    const products = ['karaoke', 'laser-tag', 'food-tour', 'pub-crawl'];

    expect(await faultsOf(edit(good, group, 'shops.0.products', products))).toEqual([
      fault(group, 'shops.0.products.1', 'dangling-reference'),
    ]);
  });

  it('a product without an offer in the shop’s city', async () => {
    const products = ['karaoke', 'food-tour', 'pub-crawl'];

    expect(await faultsOf(edit(good, group, 'shops.1.products', products))).toEqual([
      fault(group, 'shops.1.products.2', 'dangling-reference'),
    ]);
  });

  it('a consumers’ product in a corporate shop', async () => {
    const products = ['food-tour', 'karaoke'];

    expect(await faultsOf(edit(good, 'shop-groups/2.json', 'shops.0.products', products))).toEqual([
      fault('shop-groups/2.json', 'shops.0.products.1', 'dangling-reference'),
    ]);
  });

  it('texts that belong to nothing', async () => {
    const texts = { ...like(good, 'texts/en/products/karaoke.json'), slug: 'laser-tag' };

    expect(await faultsOf(put(good, 'texts/en/products/laser-tag.json', texts))).toEqual([
      fault('texts/en/products/laser-tag.json', '', 'dangling-reference'),
    ]);
  });
});

describe('texts that do not match their facts', () => {
  it.each(['cities/prague', 'products/pub-crawl', 'shop-groups/2'])(
    'texts missing in a language are reported: %s',
    async (of) => {
      expect(await faultsOf(drop(good, `texts/sv/${of}.json`))).toEqual([
        fault(`texts/sv/${of}.json`, '', 'missing-translation'),
      ]);
    },
  );

  it('a new record is reported once for each language that lacks it', async () => {
    const prague = like(good, 'cities/prague.json');
    const faults = await faultsOf(
      put(good, 'cities/riga.json', { ...prague, id: 3, slug: 'riga' }),
    );

    expect(faults).toEqual(
      languages.map((lang) => fault(`texts/${lang}/cities/riga.json`, '', 'missing-translation')),
    );
  });

  it('an extra without a name in a language is reported', async () => {
    const file = 'texts/pl/products/karaoke.json';

    expect(await faultsOf(drop(good, file, 'extras.snacks'))).toEqual([
      fault(file, 'extras', 'mismatched-keys'),
      fault(file, '', 'missing-translation'),
    ]);
  });

  it('a name for an extra that the product does not have is reported', async () => {
    const file = 'texts/pl/products/food-tour.json';
    const extras = { guide: { name: 'A guide', description: 'Who knows the way' } };

    expect((await check(edit(good, file, 'extras', extras))).faults[0]).toMatchObject({
      ...fault(file, 'extras', 'mismatched-keys'),
      reason: expect.stringContaining('guide'),
    });
  });

  it('a paragraph for a city in which the activity is not sold is reported', async () => {
    const file = 'texts/pl/products/food-tour.json';
    const cities = {
      atlantis:
        'The tables stand below the harbour wall, and the tide decides when the tour begins there.',
    };

    expect((await check(edit(good, file, 'cities', cities))).faults).toEqual([
      expect.objectContaining({
        ...fault(file, 'cities', 'mismatched-keys'),
        reason: expect.stringContaining('atlantis'),
      }),
    ]);
  });

  it('a shop without a title in a language is reported', async () => {
    const file = 'texts/da/shop-groups/1.json';

    expect(await faultsOf(drop(good, file, 'shops.prague'))).toEqual([
      fault(file, 'shops', 'mismatched-keys'),
    ]);
  });
});

describe('what harms no page, yet should be known', () => {
  it.each([
    ['cities/prague.json', 'picture'],
    ['products/karaoke.json', 'picture'],
    ['shop-groups/2.json', 'logo'],
    ['shop-groups/2.json', 'hero'],
  ])('a picture that is not there is reported: %s › %s', async (file, field) => {
    expect(await faultsOf(edit(good, file, field, '/images/nowhere.jpg'))).toEqual([
      fault(file, field, 'missing-picture'),
    ]);
  });

  it('every record that names a picture is reported when it is taken away', async () => {
    const publicFolder = await createPublicFolder();
    await rm(join(publicFolder, picture));

    expect((await checkContent(await writeContent(good), publicFolder)).faults).toHaveLength(12);
  });

  it('a product that no shop sells is reported', async () => {
    expect(await faultsOf(drop(good, 'shop-groups/1.json', 'shops.0.products.2'))).toEqual([
      fault('products/pub-crawl.json', 'offers', 'unsold'),
    ]);
  });

  it('a party on a page for companies is reported', async () => {
    const file = 'texts/en/products/food-tour.json';

    expect(await faultsOf(edit(good, file, 'highlights.0', 'The best man eats free'))).toEqual([
      fault(file, 'highlights.0', 'wording'),
    ]);
  });
});

describe('several faults at once', () => {
  it('are all reported, each in its place', async () => {
    const one = edit(good, 'texts/en/products/food-tour.json', 'name', 'Hen tour');
    const two = edit(one, 'products/pub-crawl.json', 'picture', '/images/nowhere.jpg');
    const three = drop(two, 'texts/sv/cities/prague.json');
    const four = put(three, 'cities.json', {});

    expect(await faultsOf(four)).toEqual([
      fault('cities.json', '', 'misplaced'),
      fault('texts/sv/cities/prague.json', '', 'missing-translation'),
      fault('products/pub-crawl.json', 'picture', 'missing-picture'),
      fault('texts/en/products/food-tour.json', 'name', 'wording'),
    ]);
  });
});

describe('articles', () => {
  it('a file without front matter is reported', async () => {
    const folder = await writeContent(good);
    await writeText(folder, 'posts/en/note.md', 'Just text');
    const { faults } = await checkContent(folder, await createPublicFolder());
    expect(faults.map(place)).toEqual([fault('posts/en/note.md', '', 'not-yaml')]);
  });

  it('pictures in the text are looked for too', async () => {
    const body = '![a view](/images/none.jpg)\n';
    expect(await faultsOf(edit(good, 'posts/en/packing-list.md', 'body', body))).toEqual([
      fault('posts/en/packing-list.md', 'body', 'missing-picture'),
    ]);
  });

  it('a page that every site must have is missed on each site that lacks it', async () => {
    const missing = fault('pages/pl/privacy-policy.md', 'kind', 'missing-page');
    const faults = await faultsOf(drop(good, 'pages/pl/privacy.md'));
    expect(faults).toContainEqual(missing);
    expect(faults.filter(({ kind }) => kind === 'missing-page')).toHaveLength(2);
  });

  it('words that companies must not read are found in their text', async () => {
    const body = '## For the *bride*\n';
    expect(await faultsOf(edit(good, 'posts/en/packing-list.md', 'body', body))).toEqual([
      fault('posts/en/packing-list.md', 'body', 'wording'),
    ]);
    expect(await faultsOf(edit(good, 'posts/en/party-speech.md', 'body', body))).toEqual([]);
  });
});
