import fc from 'fast-check';
import { type Ask, type Resource, toFile, toUrl } from './resource';
import { parseAnswer } from './parseAnswer';

const discover: Resource = { kind: 'discover', shopGroupId: 1, lang: 'de' };
const shop: Resource = { kind: 'shop', shopGroupId: 1, citySlug: 'krakow' };

const product = { id: 1, slug: 'karaoke', name: 'Karaoke' };
const listed = {
  id: 11,
  slug: 'krakow',
  landing_title: 'Krakow',
  city_group: { products: [product] },
};
const offer = { ...product, price: 99, stag_goes_free: null, anything: { else: true } };

const parse = (resource: Resource, json: unknown, contentLanguage: string | null = null) =>
  parseAnswer(resource, {
    text: typeof json === 'string' ? json : JSON.stringify(json),
    contentLanguage,
  });

const inCity = (...products: readonly unknown[]) => ({
  data: { id: 1, slug: 'krakow', city_group: { products } },
});

describe('an answer', () => {
  it('is taken over without what we do not know', () => {
    expect(parse(shop, inCity(offer))).toEqual({
      ok: true,
      value: {
        data: {
          ...shop,
          city: {
            id: 1,
            slug: 'krakow',
            city_group: { products: [{ ...product, price: 99, stag_goes_free: null }] },
          },
        },
        faults: [],
      },
    });
  });

  it('of a plain back end may say of a city no more than its id and slug', () => {
    expect(parse(shop, { data: { id: 1, slug: 'krakow' } }).ok).toBe(true);
  });

  it.each([
    [null, 'de'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['en, de', 'de'],
    ['en', null],
  ])('in the language %s has texts in %s', (contentLanguage, textsLang) => {
    expect(parse(discover, [listed], contentLanguage)).toMatchObject({
      value: { data: { textsLang } },
    });
  });

  it('in Norwegian goes by any of its names', () => {
    const asked: Ask = { shopGroupId: 1, lang: 'no' };
    const parsed = parse({ kind: 'discover', ...asked }, [listed], 'nb-NO');
    expect(parsed).toMatchObject({ value: { data: { textsLang: 'no' } } });
  });
});

const many = Array.from({ length: 100_000 }, (_, id) => ({ ...product, id, slug: `p-${id}` }));

describe('an offer that is bad', () => {
  const bad = { ...product, price: '99' };
  const other = { id: 2, slug: 'rafting', name: 'Rafting', price: 150 };
  const before = parse(shop, inCity({ ...product, price: 80 }, other));
  const parseAfter = (json: unknown) =>
    parseAnswer(
      shop,
      { text: JSON.stringify(json), contentLanguage: null },
      before.ok ? before.value.data : undefined,
    );
  const fault = {
    field: 'data.city_group.products.0.price',
    kind: 'schema',
    reason: expect.any(String),
  };

  it('is left out, and takes no other with it', () => {
    expect(parse(shop, inCity(bad, other))).toMatchObject({
      value: { data: { city: { city_group: { products: [other] } } }, faults: [fault] },
    });
  });

  it('is what it was before', () => {
    expect(parseAfter(inCity(bad, { ...other, price: 160 }))).toMatchObject({
      value: {
        data: { city: { city_group: { products: [{ price: 80 }, { price: 160 }] } } },
        faults: [fault],
      },
    });
  });

  it('is not there twice for it', () => {
    expect(parseAfter(inCity(bad, { ...product, price: 90 }))).toMatchObject({
      value: { data: { city: { city_group: { products: [{ price: 90 }] } } }, faults: [fault] },
    });
  });

  it('is one of a few that are told', () => {
    const parsed = parse(
      shop,
      inCity(...many.slice(0, 500).map((it) => ({ ...it, id: 0 })), other),
    );
    if (!parsed.ok) throw new Error('One offer is good');
    expect(parsed.value.faults).toHaveLength(10);
    expect(parsed.value.faults[9]?.reason).toContain('(and 490 more offers)');
  });

  it('is no reason to believe that all have gone', () => {
    const problem = { kind: 'schema', reason: 'has lost its offers' };
    expect(parseAfter(inCity())).toMatchObject({ ok: false, problem });
    expect(parseAfter({ data: { id: 1, slug: 'krakow' } })).toMatchObject({ ok: false, problem });
  });
});

const long = 'x'.repeat(201);

describe('an answer that is refused as a whole', () => {
  it.each([
    ['nothing', []],
    ['no list', { shops: [listed] }],
    ['a list of nothing to buy', [{ ...listed, city_group: { products: [] } }]],
    ['a shop without products', [{ ...listed, city_group: {} }]],
    ['a shop without a title', [{ ...listed, landing_title: ' ' }]],
    ['a title too long', [{ ...listed, landing_title: long }]],
    ['an id that is text', [{ ...listed, id: '11' }]],
    ['an id that is no whole number', [{ ...listed, id: 1.5 }]],
    ['a shop twice', [listed, listed]],
    ['a product twice', [{ ...listed, city_group: { products: [product, product] } }]],
    ['a path for a slug', [{ ...listed, slug: '../../etc/passwd' }]],
    ['a slug with a slash', [{ ...listed, slug: 'krakow/karaoke' }]],
    ['a slug with an escape', [{ ...listed, slug: 'krakow%2f..' }]],
    ['a slug of dots', [{ ...listed, slug: '..' }]],
    ['100,000 products', [{ ...listed, city_group: { products: many } }]],
    ['one good shop and one bad', [listed, { id: 12 }]],
  ])('is one of %s, in a list', (_, json) => {
    expect(parse(discover, json)).toMatchObject({ ok: false, problem: { kind: 'schema' } });
  });

  it.each([
    ['nothing', {}],
    ['no offers', inCity()],
    ['an offer twice', inCity(offer, offer)],
    ['another city', { data: { id: 1, slug: 'prague' } }],
    ['a price of nothing', inCity({ ...offer, price: 0 })],
    ['a price below nothing', inCity({ ...offer, price: -1 })],
    ['a price that is text', inCity({ ...offer, price: '99' })],
    [
      'a price without end',
      '{"data":{"id":1,"slug":"krakow","city_group":{"products":[{"id":1,"slug":"a","name":"A","price":1e999}]}}}',
    ],
    ['a price of NaN', inCity({ ...offer, price: Number.NaN })],
    ['a price beyond all bounds', inCity({ ...offer, price: 1e9 })],
    ['an eighth day of the week', inCity({ ...offer, closed_weekdays: [8] })],
    ['a week without a day', inCity({ ...offer, closed_weekdays: [1, 2, 3, 4, 5, 6, 7] })],
    ['a group of nobody', inCity({ ...offer, min_people: 0 })],
  ])('is one of %s, in a shop', (_, json) => {
    expect(parse(shop, json)).toMatchObject({ ok: false, problem: { kind: 'schema' } });
  });

  it.each(['', '{', '[1,', '<!doctype html>', '{"data":NaN}'])('is no JSON: %j', (text) => {
    expect(parse(shop, text)).toMatchObject({ ok: false, problem: { kind: 'not-json' } });
  });

  it('may be nested as deep as it likes', () => {
    const depth = 200_000;
    const text = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(parse(discover, text).ok).toBe(false);
    expect(parse(shop, `{"data":${text}}`).ok).toBe(false);
  });

  it('is told in a few words, however much is wrong', () => {
    const parsed = parse(
      discover,
      Array.from({ length: 900 }, () => ({ ...listed, slug: long })),
    );
    if (parsed.ok) throw new Error('It is wrong throughout');
    expect(JSON.stringify(parsed.problem).length).toBeLessThan(400);
  });
});

it('names that every object has change no object', () => {
  const text = JSON.stringify(inCity(offer)).replace(
    '"price"',
    '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"price"',
  );
  const parsed = parse(shop, text);
  expect(parsed.ok).toBe(true);
  expect(JSON.stringify(parsed)).not.toContain('isAdmin');
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  expect(parsed).not.toHaveProperty('value.data.city.city_group.products.0.isAdmin');
});

/** A valid answer with one part replaced by an arbitrary value. */
const anyDamage = (good: unknown) =>
  fc.tuple(fc.nat(), fc.jsonValue()).map(([at, value]) => {
    let position = 0;
    const replaced = JSON.stringify(good, (_, part: unknown) => {
      position += 1;
      return position - 1 === at % 20 ? value : part;
    });
    return replaced ?? 'null';
  });

it('whatever passes has what pages rely on; whatever does not is a problem in words, never an exception', () => {
  const damaged = fc.oneof(anyDamage([listed]), anyDamage(inCity(offer)), fc.json(), fc.string());
  let sound = 0;
  fc.assert(
    fc.property(damaged, fc.constantFrom(discover, shop), (text, resource) => {
      const parsed = parse(resource, text);
      if (!parsed.ok) {
        expect(parsed.problem.reason).not.toBe('');
        return;
      }
      const { data: value } = parsed.value;
      const products =
        value.kind === 'discover'
          ? value.shops.flatMap(({ city_group }) => city_group.products)
          : (value.city.city_group?.products ?? []);
      for (const sold of products) {
        sound += 1;
        expect(sold.id).toBeGreaterThan(0);
        expect(sold.slug).toMatch(/^[a-z0-9-]+$/);
        expect('price' in sold && sold.price !== undefined ? sold.price : 1).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000 },
  );
  expect(sound).toBeGreaterThan(3);
});

describe('an address', () => {
  it.each([
    ['https://admin.example/api', 'https://admin.example/api/discover/1'],
    ['https://admin.example/api/', 'https://admin.example/api/discover/1'],
    ['http://admin.example:8080', 'http://admin.example:8080/discover/1'],
  ])('is below %s', (apiUrl, url) => {
    expect(toUrl(apiUrl, discover)).toBe(url);
  });

  it('of a shop has its group and city', () => {
    expect(toUrl('https://admin.example/api', shop)).toBe(
      'https://admin.example/api/shop/1/krakow',
    );
    expect(toFile(shop)).toBe('upstream/shop/1/krakow');
  });
});
