import type { Element, ElementContent, Nodes, Parents, RootContent } from 'hast';
import { isOneOf } from '@troupe/basics/isOneOf';
import { joinWords } from '@/lib/joinWords';
import { parseLinkTarget, toCardTarget } from './linkTarget';
import { type Prose, type ProseElement, type ProseNode, proseTags, type ProseTag } from './prose';
import { tidyText } from './tidyText';

const isProseTag = (name: string): name is ProseTag => isOneOf(proseTags, name);

/** Elements in which white space between children has no meaning. */
const containers: ReadonlySet<string> = new Set<ProseTag>([
  'ul',
  'ol',
  'table',
  'thead',
  'tbody',
  'tr',
  'blockquote',
]);

/** Deeper than any real text; below this level, only the words are kept. */
const mostLevels = 12;

const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const toFigure = ({ properties }: Element): ProseNode[] =>
  typeof properties['src'] === 'string'
    ? [
        {
          kind: 'figure',
          path: properties['src'],
          alt: tidyText(text(properties['alt'])),
          caption: tidyText(text(properties['title'])).trim() || null,
        },
      ]
    : [];

const alignments = ['left', 'center', 'right'] as const;

const attributesOf = ({ properties }: Element): Omit<ProseElement, 'kind' | 'tag' | 'children'> => {
  const align = alignments.find((it) => it === properties['align']);
  const start = Number(properties['start']);
  return {
    ...(typeof properties['id'] === 'string' ? { id: properties['id'] } : {}),
    ...(align ? { align } : {}),
    ...(Number.isSafeInteger(start) && start > 1 ? { start } : {}),
  };
};

/** Splits a paragraph around its pictures, which become separate blocks. */
const toParagraphs = (node: Element, level: number): ProseNode[] => {
  const parts: ProseNode[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    if (!run.every(isBlank)) {
      parts.push({
        kind: 'element',
        tag: 'p',
        children: toProse({ ...node, children: run }, level),
      });
    }
    run = [];
  };
  for (const child of node.children) {
    if (child.type === 'element' && child.tagName === 'img') {
      endRun();
      parts.push(...toFigure(child));
    } else run.push(child);
  }
  endRun();
  return parts;
};

const toLink = (node: Element, level: number): ProseNode[] => {
  const target = parseLinkTarget(text(node.properties['href']));
  const children = toProse(node, level);
  return target ? [{ kind: 'link', target, children }] : [...children];
};

const toNodes = (node: Element, level: number): ProseNode[] => {
  const { tagName, properties } = node;
  if (level > mostLevels) return [...toProse(node, level)];
  if (tagName === 'p') return toParagraphs(node, level + 1);
  if (tagName === 'a') return toLink(node, level + 1);
  if (tagName === 'img') return toFigure(node);
  if (tagName === 'shop-card') {
    const [product, city] = [text(properties['product']), text(properties['city'])];
    const target = toCardTarget(product ? 'activity' : 'city', product || city, city);
    return target ? [{ kind: 'card', target }] : [];
  }
  // Lists and tables do not count as a level, because a list without items or a table without rows is broken.
  const isFrame = containers.has(tagName) && tagName !== 'blockquote';
  const children = toProse(node, isFrame ? level : level + 1);
  return isProseTag(tagName)
    ? [{ kind: 'element', tag: tagName, ...attributesOf(node), children }]
    : [...children];
};

/** Converts a sanitized tree to the node types that pages can show. */
export const toProse = (parent: Parents, level = 0): Prose => {
  const isContainer = parent.type === 'root' || containers.has(parent.tagName);
  const children: readonly RootContent[] = parent.children;
  return joinWords(
    children.flatMap((child): ProseNode[] => {
      if (child.type === 'element') return toNodes(child, level);
      return child.type !== 'text' || (isContainer && isBlank(child))
        ? []
        : [tidyText(child.value)];
    }),
  );
};
