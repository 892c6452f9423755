import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type {} from 'mdast-util-directive';
import { SKIP, visit, type VisitorResult } from 'unist-util-visit';
import { toCardTarget } from './linkTarget';

/** Reports markup that was removed or replaced. */
export type Report = (node: Pick<Nodes, 'position'>, reason: string) => void;

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const cardAdvice =
  'write ::activity{name=<product> city=<city>} or ::city{name=<city>} on a line of its own';

/** Text that was probably meant as a directive, but has wrong syntax. */
const brokenCard = /:\s*[\w-]+\s*\{(?!\{)|^::+(?:activity|city)\b/;

type Directive = Extract<
  RootContent,
  { type: 'textDirective' | 'leafDirective' | 'containerDirective' }
>;

/** Replaces a directive with a card, or with its plain content if it is not a valid one. */
const replaceDirective = (node: Directive, source: string, report: Report): RootContent[] => {
  const { name, attributes } = node;
  const start = node.position?.start.offset ?? 0;
  const written = source.slice(start, node.position?.end.offset ?? start);
  if (node.type === 'textDirective') {
    const hasLabel = node.children.length > 0;
    // A colon before a word is usually plain text: "note:this".
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
 * Removes what a text must not contain: raw HTML, footnotes, unknown directives and a second page title.
 *
 * @param source the Markdown that the tree was parsed from
 */
export const sanitizeProse = (tree: Root, source: string, report: Report): void => {
  const replace = (
    parent: Parents,
    index: number,
    nodes: readonly RootContent[],
  ): VisitorResult => {
    // The new nodes are children of the replaced node or text, so the parent may contain them.
    const children: Nodes[] = parent.children;
    children.splice(index, 1, ...nodes);
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
        // A node with `hName` is a card that was already replaced.
        if (node.data?.hName) return undefined;
        return replace(parent, index, replaceDirective(node, source, report));
      case 'heading':
        if (node.depth === 1) report(node, 'the title is the only heading with one #: use ## here');
        node.depth = node.depth === 1 ? 2 : node.depth > 4 ? 4 : node.depth;
        return undefined;
      case 'text':
        // Text without a position replaced a directive, which was already reported.
        if (node.position && brokenCard.test(node.value)) {
          report(node, `${shorten(node.value)} is no card: ${cardAdvice}`);
        }
        return undefined;
      default:
        return undefined;
    }
  });
};
