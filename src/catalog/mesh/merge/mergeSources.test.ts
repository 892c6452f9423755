import fc from 'fast-check';
import type { SourceId } from '@/catalog/sources/loader';
import { mergeSources, type SourceLoad } from './mergeSources';

const group = 'shop-groups/1.json';
const post = 'posts/en/packing-list.md';

const load = (source: SourceId, files: Readonly<Record<string, unknown>>): SourceLoad => ({
  source,
  records: Object.entries(files).map(([file, data]) => ({ file, data })),
  faults: [],
});

const dataOf = (loads: readonly SourceLoad[], file: string) =>
  mergeSources(loads).records.find((record) => record.file === file)?.data;

describe('what one source alone has', () => {
  it('stays the same record', () => {
    const given = load('files', { [group]: { id: 1 } });

    expect(mergeSources([given]).records[0]).toBe(given.records[0]);
  });
});

describe('a field that two sources have', () => {
  it('is its owner’s, whichever source comes first', () => {
    const files = load('files', { [group]: { name: 'Ours', shops: [1] } });
    const upstream = load('upstream', { [group]: { name: 'Theirs', shops: [2] } });
    const merged = { name: 'Ours', shops: [2] };

    expect(dataOf([files, upstream], group)).toEqual(merged);
    expect(dataOf([upstream, files], group)).toEqual(merged);
  });

  it('is reported, with what each says, unless they agree', () => {
    const files = load('files', { [group]: { name: 'Ours', phone: '1' } });
    const upstream = load('upstream', { [group]: { name: 'Theirs', phone: '1' } });

    expect(mergeSources([files, upstream]).conflicts).toEqual([
      {
        file: group,
        field: 'name',
        kind: 'conflict',
        reason: 'files has "Ours", upstream has "Theirs": files is believed',
      },
    ]);
  });

  it('is whoever’s has it, where its owner has nothing', () => {
    const files = load('files', { [group]: { shops: [1] } });
    const upstream = load('upstream', { [group]: { phone: '2' } });

    expect(dataOf([files, upstream], group)).toEqual({ shops: [1], phone: '2' });
  });
});

describe('an article that two sources have', () => {
  it('is the editors’ own whole, and the other is reported', () => {
    const files = load('files', {
      [post]: { frontMatter: { title: 'File', draft: true }, body: 'a' },
    });
    const cms = load('cms', { [post]: { frontMatter: { title: 'CMS' }, body: 'b' } });
    const { records, conflicts } = mergeSources([files, cms]);

    expect(records).toEqual(cms.records);
    expect(conflicts).toEqual([expect.objectContaining({ file: post, kind: 'conflict' })]);
  });

  it('stays the published one while the other source has but a draft', () => {
    const files = load('files', { [post]: { frontMatter: { title: 'File' }, body: 'a' } });
    const draft = { frontMatter: { title: 'CMS', draft: true }, body: 'b' };

    expect(dataOf([files, load('cms', { [post]: draft })], post)).toMatchObject({ body: 'a' });
    expect(dataOf([load('cms', { [post]: draft })], post)).toEqual(draft);
  });

  it('is the file’s while the other source lacks it', () => {
    const files = load('files', { [post]: { body: 'a' } });

    expect(dataOf([files, load('cms', {})], post)).toEqual({ body: 'a' });
  });
});

it('gives the same record for as long as nothing it is made of changes', () => {
  const files = load('files', { [group]: { name: 'Ours' } });
  const upstream = load('upstream', { [group]: { shops: [2] } });
  const [first] = mergeSources([files, upstream]).records;

  expect(mergeSources([files, upstream]).records[0]).toBe(first);
  const [other] = mergeSources([files, load('upstream', { [group]: { shops: [3] } })]).records;
  expect(other?.data).toEqual({ name: 'Ours', shops: [3] });
});

it('has each file once and loses none, whatever the sources hold', () => {
  const names = fc.constantFrom(group, post, 'cities/krakow.json', 'texts/de/shop-groups/1.json');
  const values = fc.dictionary(names, fc.dictionary(fc.string(), fc.jsonValue()));
  fc.assert(
    fc.property(values, values, values, (files, upstream, cms) => {
      const loads = [load('files', files), load('upstream', upstream), load('cms', cms)];
      const found = mergeSources(loads).records.map(({ file }) => file);
      const expected = new Set([files, upstream, cms].flatMap((it) => Object.keys(it)));

      expect([...found].sort()).toEqual([...expected].sort());
    }),
  );
});

it('believes the files in everything that the table does not name', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (ours, theirs) => {
      const file = 'people/ann.json';
      const loads = [
        load('cms', { [file]: { theirs, both: theirs } }),
        load('files', { [file]: { both: ours } }),
      ];
      const isMixed = [ours, theirs].every(
        (it) => typeof it === 'object' && it !== null && !Array.isArray(it),
      );
      fc.pre(!isMixed);

      expect(dataOf(loads, file)).toEqual({ theirs, both: ours });
    }),
  );
});
