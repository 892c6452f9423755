/** Letters that no accent can be taken from. */
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

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A slug of WordPress, which may be 200 characters of any alphabet, as one of ours. May be empty. */
export const toSlug = (text: string): string => {
  const plain = decode(text)
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

/** The same with something that no other item of its WordPress has. */
export const withId = (slug: string, id: number): string =>
  `${slug.slice(0, longest - 1 - String(id).length).replace(/-$/, '')}-${id}`.replace(/^-/, '');
