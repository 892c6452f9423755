import { dataOf, drop, edit, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent, picture } from '@/testing/smallContent';
import type { Loaded } from '@/catalog/sources/loader';
import { buildMesh } from './buildMesh';
import { getPicture } from './link/linkPictures';

const good = createSmallContent();

const pick = (content: Content, isWanted: (file: string) => boolean): Content =>
  new Map([...content].filter(([file]) => isWanted(file)));

/** The load of a source while one of its files cannot be parsed. */
const breakFile = (content: Content, file: string): Loaded => ({
  ...toLoaded(drop(content, file)),
  faults: [{ file, field: '', kind: 'not-json', reason: 'is not valid JSON' }],
});

describe('a mesh', () => {
  it('has the facts of every record and its texts in each language', () => {
    const mesh = buildMesh([toLoaded(good)]);

    expect(mesh.cities.get('prague')).toEqual({
      ...(dataOf(good, 'cities/prague.json') as object),
      picture: getPicture(new Map(), picture),
      key: 'prague',
      texts: Object.fromEntries(
        ['en', 'de', 'fr', 'pl', 'da', 'no', 'sv'].map((lang) => [
          lang,
          dataOf(good, `texts/${lang}/cities/prague.json`),
        ]),
      ),
    });
  });

  it('knows the pictures that its records name, whichever source described them', () => {
    const facts = { width: 640, height: 480, color: '#aabbcc', version: 'v1' };
    const described = { records: [{ file: picture.slice(1), data: facts }], faults: [] };
    const mesh = buildMesh([toLoaded(good), described]);

    expect(mesh.faults).toEqual([]);
    expect(mesh.products.get('karaoke')?.picture.src).toBe(`${picture}?v=v1`);
    expect(mesh.shopGroups.get(1)).toMatchObject({ logo: { width: 640 }, hero: { height: 480 } });
  });

  it('keeps what it knew of a picture that became unreadable', () => {
    const facts = { width: 640, height: 480, color: '#aabbcc', version: 'v1' };
    const file = picture.slice(1);
    const before = buildMesh([toLoaded(good), { records: [{ file, data: facts }], faults: [] }]);
    const torn = { file, field: '', kind: 'unreadable', reason: 'is torn' } as const;
    const after = buildMesh([toLoaded(good), { records: [], faults: [torn] }], before);

    expect(after.faults).toEqual([torn]);
    expect(after.cities.get('prague')?.picture).toEqual(before.cities.get('prague')?.picture);
  });

  it('takes no note beside the pictures for one', () => {
    const note = { file: 'images/credits.json', data: { by: 'Ann' } };
    const mesh = buildMesh([toLoaded(good), { records: [note], faults: [] }]);

    expect(mesh.pictures.size).toBe(0);
    expect(mesh.faults).toEqual([expect.objectContaining({ file: note.file, kind: 'misplaced' })]);
  });

  it('has no older version of what was taken away on purpose', () => {
    const file = 'posts/en/party-speech.md';
    const before = buildMesh([toLoaded(good)]);
    const hidden = { file, field: '', kind: 'unshown', reason: 'is hidden' } as const;
    const mesh = buildMesh([{ ...toLoaded(drop(good, file)), faults: [hidden] }], before);

    expect(mesh.posts.map(({ key }) => key)).not.toContain('party-speech');
    expect(mesh.faults).toContainEqual(hidden);
    expect(mesh.refused.has(file)).toBe(false);
  });

  it('joins what several sources gave', () => {
    const texts = toLoaded(pick(good, (file) => file.startsWith('texts/')));
    const facts = toLoaded(pick(good, (file) => !file.startsWith('texts/')));
    const mesh = buildMesh([texts, facts]);

    expect(mesh.faults).toEqual([]);
    expect(mesh.products.get('karaoke')?.texts.sv?.slug).toBe('karaoke');
  });

  it('finds a shop group by its id', () => {
    expect(buildMesh([toLoaded(good)]).shopGroups.get(2)?.name).toBe('Brand 2');
  });
});

describe('a file that the source cannot parse', () => {
  const file = 'products/karaoke.json';

  it('leaves the last good version in place, and is reported', () => {
    const last = buildMesh([toLoaded(good)]);
    const mesh = buildMesh([breakFile(good, file)], last);

    expect(mesh.products.get('karaoke')).toEqual(last.products.get('karaoke'));
    expect(mesh.faults).toMatchObject([{ file, kind: 'not-json' }]);
  });

  it('leaves it in place for as long as it is broken', () => {
    const last = buildMesh([toLoaded(good)]);
    const once = buildMesh([breakFile(good, file)], last);
    const edited = edit(good, 'cities/krakow.json', 'rating.count', 99);

    expect(buildMesh([breakFile(edited, file)], once).products.has('karaoke')).toBe(true);
  });

  it('takes the product out when there never was a good version', () => {
    const mesh = buildMesh([breakFile(good, file)]);

    expect(mesh.products.has('karaoke')).toBe(false);
    expect(mesh.shopGroups.get(1)?.shops[1]?.products).toEqual(['food-tour']);
  });
});

describe('a folder with nothing to sell', () => {
  it.each([
    ['empty', () => false],
    ['without a city', (file: string) => !file.startsWith('cities/')],
    ['without a shop group', (file: string) => !file.startsWith('shop-groups/')],
  ])('is a failed source, not an empty shop: %s', (_, isWanted) => {
    expect(() => buildMesh([toLoaded(pick(good, isWanted))])).toThrow('no shop group or no city');
  });

  it('is a failed source even when there was a shop before', () => {
    const last = buildMesh([toLoaded(good)]);

    expect(() => buildMesh([{ records: [], faults: [] }], last)).toThrow(
      'no shop group or no city',
    );
  });

  it('is a shop all the same without any product', () => {
    const mesh = buildMesh([toLoaded(pick(good, (file) => !file.includes('products/')))]);

    expect(mesh.shopGroups.get(1)?.shops.map(({ products }) => products)).toEqual([[], []]);
  });
});
