import type { ProseNodeProps } from '@/components/proseNodes';
import type { ProseTag } from '@/mesh/prose/prose';
import { isBlank } from './isBlank';

/** What holds words and what belongs to words, and nothing that stands on its own. */
const holders: ReadonlySet<string> = new Set<ProseTag | 'a'>([
  'p',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'del',
  'code',
  'a',
]);

const headings: ReadonlySet<string> = new Set<ProseTag>(['h2', 'h3', 'h4']);

/** Pictures and cards, which a browser throws out of a paragraph. */
const isAlone = (node: ProseNodeProps) =>
  typeof node === 'object' && !('tag' in node) && !('href' in node);

/**
 * Puts parts of a text into what is to hold them. Where that holds only words, pictures and cards among them stand
 * between two of it, or after it when it is a heading, of which there can be but one.
 */
export const wrapWords = (
  tag: string,
  children: readonly ProseNodeProps[],
  wrap: (inside: readonly ProseNodeProps[]) => ProseNodeProps,
): readonly ProseNodeProps[] => {
  if (!holders.has(tag) || !children.some(isAlone)) return [wrap(children)];
  if (headings.has(tag)) {
    return [wrap(children.filter((it) => !isAlone(it))), ...children.filter(isAlone)];
  }
  const parts: ProseNodeProps[] = [];
  let words: ProseNodeProps[] = [];
  const endWords = () => {
    if (!words.every(isBlank)) parts.push(wrap(words));
    words = [];
  };
  for (const child of children) {
    if (isAlone(child)) {
      endWords();
      parts.push(child);
    } else words.push(child);
  }
  endWords();
  return parts;
};
