/** The limits for summaries, in characters. */
const [shortest, longest] = [60, 180];

/** The end that WordPress appends to generated excerpts. */
const continued = /\s*(?:\[(?:…|\.\.\.)\]|…|\.\.\.|Continue reading.*)\s*$/i;

const cutAtWord = (text: string): string => {
  const cut = text.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > shortest ? end : longest - 1).replace(/[\s,;:–—-]+$/, '')}…`;
};

/** Cuts after the last sentence that fits, or else after a word. */
const shorten = (text: string): string => {
  if (text.length <= longest) return text;
  const ends = [...text.slice(0, longest + 1).matchAll(/[.!?](?=\s)/g)].map(
    ({ index }) => index + 1,
  );
  const end = ends.filter((it) => it >= shortest && it <= longest).at(-1);
  return end === undefined ? cutAtWord(text) : text.slice(0, end);
};

/**
 * Creates the summary of an article for cards and search results.
 *
 * @param excerpt plain text; may be empty, too short, or cut by WordPress
 * @param content plain text, used if the excerpt is not usable
 * @returns a summary that is too short only if both texts are
 */
export const toSummary = (excerpt: string, content: string): string => {
  const written = excerpt.replace(continued, '');
  const isCut = written !== excerpt;
  if (written.length >= shortest && (!isCut || written.length > longest)) return shorten(written);
  return shorten(
    content.length >= shortest ? content : written.length > content.length ? written : content,
  );
};
