import { deepFreeze } from '@/lib/deepFreeze';
import { parseProse } from './parseProse';
import type { ParsedProse, ProseNode } from './prose';

const toParagraph = (text: string): ProseNode => ({
  kind: 'element',
  tag: 'p',
  children: [text],
});

/** Fallback for a text that cannot be parsed: its source as plain paragraphs, which are safe to show. */
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
 * Parses a text when the first page needs it, and keeps the result: parsing texts takes by far the longest part of
 * loading a shop, and most pages need none. The returned function never throws.
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
