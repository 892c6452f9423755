/** As short and as long as our summaries may be. */
const [shortest, longest] = [60, 180];

/** What WordPress puts at the end of an excerpt that it made itself. */
const continued = /\s*(?:\[(?:…|\.\.\.)\]|…|\.\.\.|Continue reading.*)\s*$/i;

const cutAtWord = (text: string): string => {
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > shortest ? end : longest - 1).replace(/[\s,;:–—-]+$/, '')}…`;
};

/** Whole sentences as far as they fit, else whole words. */
const shorten = (text: string): string => {
  if (text.length <= longest) return text;
  const ends = [...text.slice(0, longest + 1).matchAll(/[.!?](?=\s)/g)].map(
    ({ index }) => index + 1,
  );
  const end = ends.filter((it) => it >= shortest && it <= longest).at(-1);
  return end === undefined ? cutAtWord(text) : text.slice(0, end);
};

/**
 * What cards and search results say of an article.
 *
 * @param excerpt in plain words; may be missing, too short, or cut by WordPress
 * @param content in plain words: what is said instead
 * @returns too short only where there are not enough words at all
 */
export const toSummary = (excerpt: string, content: string): string => {
  const written = excerpt.replace(continued, '');
  const isCut = written !== excerpt;
  if (written.length >= shortest && (!isCut || written.length > longest)) return shorten(written);
  return shorten(
    content.length >= shortest ? content : written.length > content.length ? written : content,
  );
};
