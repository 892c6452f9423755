import { toString } from 'hast-util-to-string';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { checkAddresses } from './checkAddresses';
import { sanitizeProse, type Report } from './sanitizeProse';
import { nameHeadings } from './headings';
import { ownSchemes } from './linkTarget';
import { type ParsedProse, type ProseProblem, proseTags } from './prose';
import { toProse } from './toProse';

/** A second line of defence: the sanitizer removes everything that is not on this list. */
const schema: Schema = {
  tagNames: [...proseTags, 'a', 'img', 'shop-card'],
  attributes: {
    a: ['href'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    'shop-card': ['product', 'city'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel', ...ownSchemes] },
  strip: ['script', 'style'],
};

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const toHtml = unified().use(remarkRehype);
const sanitizer = unified().use(rehypeSanitize, schema);

/**
 * Parses Markdown (CommonMark with GitHub's tables and strikethrough, and cards as directives) into a tree of allowed
 * elements. The result has no scripts and no hidden links to other hosts. Removed markup is reported with its line.
 *
 * @param firstLine number of the text's first line in its file
 * @throws RangeError if the nesting of the text overflows the stack
 */
export const parseProse = (markdown: string, firstLine = 1): ParsedProse => {
  const problems: ProseProblem[] = [];
  const report: Report = ({ position }, reason) => {
    problems.push({ line: firstLine - 1 + (position?.start.line ?? 1), reason });
  };
  const tree = reader.parse(markdown);
  sanitizeProse(tree, markdown, report);
  const raw = toHtml.runSync(tree);
  const headingIds = new Set(nameHeadings(raw).map(({ id }) => id));
  checkAddresses(raw, headingIds, report);
  const safe = sanitizer.runSync(raw);
  // The sanitizer removes the ids, so set them again.
  const headings = nameHeadings(safe);
  return {
    prose: toProse(safe),
    headings,
    words: toString(safe).split(/\s+/).filter(Boolean).length,
    problems,
  };
};
