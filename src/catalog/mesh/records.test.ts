import { dataOf, drop, edit, put, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { parseRecords } from './records';

const good = createSmallContent();

const faultsOf = (content: Content) =>
  parseRecords(toLoaded(content).records).faults.map(({ file, field, kind }) => ({
    file,
    field,
    kind,
  }));

describe('a good folder', () => {
  it('is parsed whole', () => {
    const { records, faults } = parseRecords(toLoaded(good).records);

    expect(faults).toEqual([]);
    expect(records.map(({ file }) => file).sort()).toEqual([...good.keys()].sort());
  });

  it('loses the blanks around its texts', () => {
    const content = edit(good, 'texts/en/cities/krakow.json', 'name', '  Krakow ');
    const { records } = parseRecords(toLoaded(content).records);

    expect(
      records.find(({ file }) => file === 'texts/en/cities/krakow.json')?.value,
    ).toHaveProperty('name', 'Krakow');
  });

  it('is parsed only once as long as the source gives the same records', () => {
    const { records } = toLoaded(good);

    expect(parseRecords(records).records[0]).toBe(parseRecords(records).records[0]);
  });

  it('is parsed anew where the source gives a new record', () => {
    const before = parseRecords(toLoaded(good).records).records;
    const edited = edit(good, 'cities/krakow.json', 'rating.count', 13);
    const after = parseRecords(toLoaded(edited).records).records;

    const changed = after.filter((record, index) => record !== before[index]);
    expect(changed.map(({ file }) => file)).toEqual(['cities/krakow.json']);
  });
});

const city = 'cities/krakow.json';
const cityTexts = 'texts/de/cities/krakow.json';
const product = 'products/karaoke.json';
const productTexts = 'texts/pl/products/karaoke.json';
const group = 'shop-groups/1.json';
const groupTexts = 'texts/sv/shop-groups/1.json';

describe('a value that the rules forbid is reported by its file and its dotted field', () => {
  it.each([
    [city, 'id', 0],
    [city, 'slug', 'Kraków'],
    [city, 'slug', 'old--town'],
    [city, 'country', 'pl'],
    [city, 'timeZone', 'Europe/Atlantis'],
    [city, 'localCurrency', 'zloty'],
    [city, 'coordinates.latitude', 90.5],
    [city, 'coordinates.longitude', -181],
    [city, 'airport.code', 'KR'],
    [city, 'airport.transferMinutes', 0],
    [city, 'bestMonths', []],
    [city, 'bestMonths.1', 13],
    [city, 'rating.value', 5.1],
    [city, 'rating.demo', 'yes'],
    [city, 'picture', 'https://elsewhere.example/krakow.jpg'],
    [cityTexts, 'name', ' '],
    [cityTexts, 'summary', 'Too short'],
    [cityTexts, 'description', []],
    [cityTexts, 'guide.0.heading', 'H'],
    [cityTexts, 'faq.0.answer', 5],
    [product, 'category', 'fun'],
    [product, 'audiences', []],
    [product, 'audiences.0', 'everybody'],
    [product, 'occasions.1', 'divorce'],
    [product, 'durationMinutes', 9],
    [product, 'durationMinutes', 90.5],
    [product, 'units.min', 0],
    [product, 'minAge', 31],
    [product, 'setting', 'under water'],
    [product, 'guideLanguages.0', 'dk'],
    [product, 'cancellation', 'never'],
    [product, 'stepFree', 1],
    [product, 'extras.0.key', 'Two words'],
    [product, 'extras.0.price', 0],
    [product, 'extras.1.minPeople', 0],
    [product, 'offers.krakow.price', -1],
    [product, 'offers.krakow.price', '100'],
    [product, 'offers.krakow.single', null],
    [product, 'offers.krakow.minPeople', 0],
    [product, 'offers.krakow.stagGoesFree', 201],
    // Below `minPeople`: a group that is too small would see that one person goes free.
    [product, 'offers.krakow.stagGoesFree', 3],
    [product, 'offers.krakow.startTimes', []],
    [product, 'offers.krakow.startTimes.0', '24:00'],
    [product, 'offers.krakow.closedWeekdays', [1, 2, 3, 4, 5, 6, 7]],
    [product, 'offers.krakow.meetingPoint.latitude', 'north'],
    [product, 'offers', []],
    [productTexts, 'slug', 'karaoke/box'],
    [productTexts, 'name', 'N'.repeat(49)],
    [productTexts, 'highlights', []],
    [productTexts, 'schedule.0.minute', -1],
    [productTexts, 'extras.snacks.name', ''],
    [group, 'audience', 'everybody'],
    [group, 'occasion', 'team'],
    [group, 'phone', '020 7946 0018'],
    [group, 'email', 'nobody'],
    [group, 'shops', []],
    [group, 'shops.1.id', 1.5],
    [group, 'shops.0.products', []],
    [group, 'shops.0.products.2', 'Pub crawl'],
    [groupTexts, 'reviews.0.date', '2026-02-30'],
    [groupTexts, 'reviews.0.rating', 6],
    [groupTexts, 'shops.krakow.landingTitle', 'Hi'],
  ])('%s › %s: %j', (file, field, value) => {
    expect(faultsOf(edit(good, file, field, value))).toEqual([{ file, field, kind: 'schema' }]);
  });
});

describe('a field that is not there', () => {
  it.each([
    [city, 'timeZone'],
    [cityTexts, 'faq.0.question'],
    [product, 'offers.prague.meetingPoint.address'],
    [product, 'extras.1.price'],
    [productTexts, 'pictureAlt'],
    [group, 'shops.1.city'],
    [groupTexts, 'shops.prague.intro'],
  ])('is reported: %s › %s', (file, field) => {
    expect(faultsOf(drop(good, file, field))).toEqual([{ file, field, kind: 'schema' }]);
  });
});

describe('a field that nobody knows', () => {
  it('is refused and named in the reason', () => {
    const { faults } = parseRecords(toLoaded(edit(good, city, 'colour', 'red')).records);

    expect(faults).toMatchObject([{ file: city, kind: 'schema' }]);
    expect(faults[0]?.reason).toContain('"colour"');
  });
});

describe('rules between fields', () => {
  it('a flat price has no free person', () => {
    expect(faultsOf(edit(good, product, 'offers.krakow.single', true))).toEqual([
      { file: product, field: 'offers.krakow.stagGoesFree', kind: 'schema' },
    ]);
  });

  it('a flat price without a free person is fine', () => {
    const flat = edit(good, product, 'offers.krakow.single', true);

    expect(faultsOf(edit(flat, product, 'offers.krakow.stagGoesFree', null))).toEqual([]);
  });

  it('the largest group is not smaller than the smallest', () => {
    expect(faultsOf(edit(good, product, 'units', { min: 9, max: 8 }))).toEqual([
      { file: product, field: 'units.max', kind: 'schema' },
    ]);
  });

  it('all groups may have one and the same size', () => {
    expect(faultsOf(edit(good, product, 'units', { min: 8, max: 8 }))).toEqual([]);
  });
});

describe('one file with many faults', () => {
  it('has all of them reported at once', () => {
    const once = edit(good, product, 'category', 'fun');
    const twice = edit(once, product, 'offers.krakow.price', -1);
    const thrice = drop(twice, product, 'extras.0.id');

    expect(faultsOf(thrice)).toEqual([
      { file: product, field: 'category', kind: 'schema' },
      { file: product, field: 'extras.0.id', kind: 'schema' },
      { file: product, field: 'offers.krakow.price', kind: 'schema' },
    ]);
  });

  it('gives no record, while its neighbours do', () => {
    const { records } = parseRecords(toLoaded(edit(good, product, 'category', 'fun')).records);

    expect(records.map(({ file }) => file)).not.toContain(product);
    expect(records).toHaveLength(good.size - 1);
  });
});

describe('a file that holds no object', () => {
  it.each([[null], [[]], ['text'], [7]])('is refused: %j', (data) => {
    expect(faultsOf(put(good, city, data))).toEqual([{ file: city, field: '', kind: 'schema' }]);
  });
});

describe('a file in an unknown place', () => {
  it('is refused whatever is in it', () => {
    expect(faultsOf(put(good, 'towns/krakow.json', dataOf(good, city)))).toEqual([
      { file: 'towns/krakow.json', field: '', kind: 'misplaced' },
    ]);
  });
});
