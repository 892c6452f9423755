import type { Article } from '../mesh';
import { walkProse } from '../prose/walkProse';

type FieldText = readonly [field: string, text: string];

/** All strings of a record, with the dotted paths to their fields. */
export const listTexts = (value: unknown, path = ''): readonly FieldText[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    listTexts(item, path ? `${path}.${key}` : key),
  );
};

/** The visible texts of an article. Parses its body. */
export const listArticleTexts = ({
  title,
  summary,
  read,
}: Article<'posts' | 'pages'>): readonly FieldText[] => [
  ['title', title],
  ['summary', summary],
  [
    'body',
    walkProse(read().prose)
      .filter((node) => typeof node === 'string')
      .join(' '),
  ],
];
