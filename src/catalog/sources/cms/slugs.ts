import { decodePercent } from '@troupe/basics/decodePercent';

/** Letters that Unicode normalization does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const longest = 60;

/** Converts a WordPress slug, which may have 200 characters of any script, to a slug of the shop. May be empty. */
export const toSlug = (text: string): string => {
  const plain = (decodePercent(text) ?? text)
    .toLowerCase()
    .replace(/[łßæœøđðþı]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > longest / 2 ? end : longest);
};

/** Appends the item's id, which is unique within its WordPress. */
export const withId = (slug: string, id: number): string =>
  `${slug.slice(0, longest - 1 - String(id).length).replace(/-$/, '')}-${id}`.replace(/^-/, '');
