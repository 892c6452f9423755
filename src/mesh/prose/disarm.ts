import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import { SKIP, visit, type VisitorResult } from 'unist-util-visit';
import { toCardTarget } from './linkTarget';

/** Tells of something that was made harmless. */
export type Report = (node: Pick<Nodes, 'position'>, reason: string) => void;

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const cardAdvice =
  'write ::activity{name=<product> city=<city>} or ::city{name=<city>} on a line of its own';

/** What was meant as a directive, but is not written like one. */
const brokenCard = /:\s*[\w-]+\s*\{|^::+(?:activity|city)\b/;

type Directive = Extract<
  RootContent,
  { type: 'textDirective' | 'leafDirective' | 'containerDirective' }
>;

/** What a directive becomes: a card, or what is left of it without its meaning. */
const replaceDirective = (node: Directive, source: string, report: Report): RootContent[] => {
  const { name, attributes } = node;
  const start = node.position?.start.offset ?? 0;
  const written = source.slice(start, node.position?.end.offset ?? start);
  if (node.type === 'textDirective') {
    const hasLabel = node.children.length > 0;
    // A colon before a word is most often just that: "note:this".
    if (hasLabel || written.includes('{') || name === 'activity' || name === 'city')
      report(node, `${shorten(written)} is no card: ${cardAdvice}`);
    return hasLabel ? [...node.children] : [{ type: 'text', value: written }];
  }
  if (node.type === 'leafDirective') {
    const card = toCardTarget(name, attributes?.['name'] ?? '', attributes?.['city'] ?? '');
    if (card) {
      const hProperties = 'product' in card ? { product: card.product, city: card.city } : card;
      return [
        { ...node, children: [], data: { hName: 'shop-card', hProperties: { ...hProperties } } },
      ];
    }
  }
  report(
    node,
    `${shorten(written.split('\n')[0] ?? '')} is no directive that is known: ${cardAdvice}`,
  );
  if (node.type === 'containerDirective') return [...node.children];
  return node.children.length > 0 ? [{ type: 'paragraph', children: [...node.children] }] : [];
};

/**
 * Takes out of a text what has no place in one: raw HTML, footnotes, directives that are none, a second page title.
 *
 * @param source what the tree was parsed from
 */
export const disarm = (tree: Root, source: string, report: Report): void => {
  const replace = (
    parent: Parents,
    index: number,
    nodes: readonly RootContent[],
  ): VisitorResult => {
    // The tree only ever gets what its own kind of parent may hold: parts of the replaced node, or text in its place.
    parent.children.splice(index, 1, ...(nodes as never[]));
    return [SKIP, index];
  };
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    switch (node.type) {
      case 'html':
        report(node, `raw HTML is left out: ${shorten(node.value)}`);
        return replace(parent, index, []);
      case 'footnoteReference':
      case 'footnoteDefinition':
        report(node, 'footnotes are left out: say it in the text');
        return replace(parent, index, []);
      case 'textDirective':
      case 'leafDirective':
      case 'containerDirective':
        // A card has been here before, and has a name by now.
        if (node.data?.hName) return undefined;
        return replace(parent, index, replaceDirective(node, source, report));
      case 'heading':
        if (node.depth === 1) report(node, 'the title is the only heading with one #: use ## here');
        node.depth = node.depth === 1 ? 2 : node.depth > 4 ? 4 : node.depth;
        return undefined;
      case 'text':
        // Text without a place was put there for a directive, which has been told.
        if (node.position && brokenCard.test(node.value)) {
          report(node, `${shorten(node.value)} is no card: ${cardAdvice}`);
        }
        return undefined;
      default:
        return undefined;
    }
  });
};
