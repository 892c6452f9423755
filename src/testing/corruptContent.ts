import fc from 'fast-check';
import { dataOf, drop, edit, put } from './editContent';
import { type Content, createSmallContent } from './smallContent';

/** One fault in a content folder, or one edit of an editor. */
export type Corruption = (content: Content) => Content;

const files = [...createSmallContent().keys()];

/** The dotted paths of all fields in a value, branches as well as leaves. */
const listFields = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => {
        const field = path ? `${path}.${key}` : key;
        return [field, ...listFields(item, field)];
      })
    : [];

/** Values that are valid or invalid depending on the field: ids, keys and slugs that exist, are unknown or reserved. */
const values = fc.constantFrom<unknown>(
  ...[1, 2, 3, 11, 12, 101, 102, 0, -1, true, null, '', [], {}],
  ...['krakow', 'prague', 'atlantis', 'karaoke', 'food-tour', 'pub-crawl', 'laser-tag', 'blog'],
  ...['champagne', 'snacks', 'consumer', 'corporate', 'terms', 'the-packing-list', 'planning'],
  ...['krakow/food-tour', 'prague/pub-crawl', '<b>[x](javascript:1)</b>', '::city{name=atlantis}'],
  ...[['karaoke', 'laser-tag', 'pub-crawl'], ['consumer'], ['corporate'], ['de', 'en2']],
  ...[
    '/eat',
    '/agb',
    'city:prague',
    'activity:prague/pub-crawl',
    'page:terms',
    'post:packing-list',
  ],
  ...[
    'https://evil.example/',
    'https://en.localhost/eat',
    'https://de.localhost/agb',
    '//evil.example',
  ],
);

const newFiles = ['cities/atlantis', 'products/a', 'products/laser-tag', 'shop-groups/3']
  .flatMap((place) => [place, `texts/en/${place}`, `texts/pl/${place}`])
  .map((place) => `${place}.json`)
  .concat('posts/en/laser-tag.md', 'posts/de/packing-list.md', 'pages/en/packing-list.md');

/** Picks a field of a file by number, among the fields that the file has when the corruption is applied. */
const withField =
  (file: string, position: number, change: (content: Content, field: string) => Content) =>
  (content: Content): Content => {
    if (!content.has(file)) return content;
    const fields = listFields(dataOf(content, file));
    const field = fields[position % fields.length];
    return field === undefined ? content : change(content, field);
  };

/** The same value under another name: an offer that moves to another city, a misspelt field. */
const rename = (content: Content, file: string, field: string, name: string): Content => {
  const path = field.split('.');
  const parent = path.slice(0, -1);
  const at = (keys: readonly string[]) =>
    keys.reduce<unknown>(
      (value, key) => (value as Readonly<Record<string, unknown>>)[key],
      dataOf(content, file),
    );
  const moved = drop(content, file, field);
  return Array.isArray(at(parent))
    ? content
    : edit(moved, file, [...parent, name].join('.'), at(path));
};

const file = fc.constantFrom(...files);
const position = fc.nat();
const name = fc.constantFrom('krakow', 'prague', 'atlantis', 'champagne', 'id', 'slug');

export const corruption: fc.Arbitrary<Corruption> = fc.oneof(
  file.map(
    (it): Corruption =>
      (content) =>
        content.has(it) ? drop(content, it) : content,
  ),
  file.map(
    (it): Corruption =>
      (content) =>
        put(content, it, 'not what it was'),
  ),
  fc
    .tuple(file, position)
    .map(([it, at]) => withField(it, at, (content, field) => drop(content, it, field))),
  {
    weight: 4,
    arbitrary: fc
      .tuple(file, position, values)
      .map(([it, at, value]) =>
        withField(it, at, (content, field) => edit(content, it, field, value)),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(file, position, name)
      .map(([it, at, to]) => withField(it, at, (content, field) => rename(content, it, field, to))),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(file, fc.constantFrom(...files, ...newFiles)).map(
      ([from, to]): Corruption =>
        (content) =>
          content.has(from) ? put(content, to, dataOf(content, from)) : content,
    ),
  },
  // An editor repairs the file.
  file.map(
    (it): Corruption =>
      (content) =>
        put(content, it, dataOf(createSmallContent(), it)),
  ),
);
