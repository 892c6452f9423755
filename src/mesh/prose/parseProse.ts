import type { Root as Html } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { checkAddresses } from './checkAddresses';
import { disarm, type Report } from './disarm';
import { nameHeadings } from './headings';
import { ownSchemes } from './linkTarget';
import { type ParsedProse, type ProseProblem, proseTags } from './prose';
import { toProse } from './toProse';

/** The second belt: whatever the steps before it overlook still has to be on this list. */
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
 * Reads Markdown (CommonMark with GitHub's tables and strikethrough, and cards as directives) into a tree of what pages
 * can show. Nothing in it can run or lead out of the shop unseen, whatever is written; what had to be made harmless is
 * told with its line.
 *
 * @param firstLine number of the text's first line in its file
 * @throws RangeError when the text is nested deeper than the stack is high
 */
export const parseProse = (markdown: string, firstLine = 1): ParsedProse => {
  const problems: ProseProblem[] = [];
  const report: Report = ({ position }, reason) => {
    problems.push({ line: firstLine - 1 + (position?.start.line ?? 1), reason });
  };
  const tree = reader.parse(markdown);
  disarm(tree, markdown, report);
  const raw = toHtml.runSync(tree) as Html;
  const headingIds = new Set(nameHeadings(raw).map(({ id }) => id));
  checkAddresses(raw, headingIds, report);
  const safe = sanitizer.runSync(raw) as Html;
  // Names are given anew: sanitising takes off every one that is there.
  const headings = nameHeadings(safe);
  return {
    prose: toProse(safe),
    headings,
    words: toString(safe).split(/\s+/).filter(Boolean).length,
    problems,
  };
};
