import { deepFreeze } from '@/lib/deepFreeze';
import { parseProse } from './parseProse';
import type { ParsedProse, ProseNode } from './prose';

const toParagraph = (text: string): ProseNode => ({
  kind: 'element',
  tag: 'p',
  children: [text],
});

/** A text whose reader failed at it, as it was written: nothing in it can run, and no page has to go. */
const asWritten = (markdown: string, firstLine: number, error: unknown): ParsedProse => {
  const paragraphs = markdown.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  const reason = error instanceof RangeError ? 'it is nested too deep' : String(error);
  return {
    prose: paragraphs.map(toParagraph),
    headings: [],
    words: markdown.split(/\s+/).filter(Boolean).length,
    problems: [{ line: firstLine, reason: `cannot be read, and is shown as written: ${reason}` }],
  };
};

/**
 * A text that is read when the first page needs it, and then kept: reading takes by far the longest of all that a shop
 * is made of, and most pages need none of it. Never throws.
 *
 * @param firstLine number of the text's first line in its file
 */
export const readLater = (markdown: string, firstLine: number): (() => ParsedProse) => {
  let read: ParsedProse | undefined;
  const parse = (): ParsedProse => {
    try {
      return parseProse(markdown, firstLine);
    } catch (error) {
      return asWritten(markdown, firstLine, error);
    }
  };
  return () => (read ??= deepFreeze(parse()));
};
