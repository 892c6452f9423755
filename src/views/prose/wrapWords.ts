import type { ProseNodeProps } from '@/ui/components/proseNodes';
import type { ProseTag } from '@/catalog/mesh/prose/prose';
import { isBlank } from './isBlank';

/** Elements that contain words or are part of words, but are no block of their own. */
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

/** Pictures and cards: an HTML parser would move them out of a paragraph. */
const isAlone = (node: ProseNodeProps) =>
  typeof node === 'object' && !('tag' in node) && !('href' in node);

/**
 * Wraps children in an element. If the element may only contain words, pictures and cards split it in two, or follow it
 * if it is a heading, which must stay one.
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
