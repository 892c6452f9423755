import type { ElementNode, ProseNodeProps } from '../proseNodes';

const childrenOf = (node: ProseNodeProps): readonly ProseNodeProps[] =>
  typeof node === 'object' && 'children' in node ? (node.children ?? []) : [];

/** Returns the plain text of a node. */
export const textOf = (node: ProseNodeProps): string =>
  typeof node === 'string' ? node : childrenOf(node).map(textOf).join('');

/** Replaces links by their text, for content of an element that is a link itself. */
export const withoutLinks = (nodes: readonly ProseNodeProps[]): readonly ProseNodeProps[] =>
  nodes.flatMap((node): readonly ProseNodeProps[] => {
    if (typeof node === 'string') return [node];
    if ('href' in node) return withoutLinks(node.children);
    return 'tag' in node && node.children
      ? [{ ...node, children: withoutLinks(node.children) }]
      : [node];
  });

/** Lists the nodes that show a picture, in the order of the text. */
export const listPictured = (nodes: readonly ProseNodeProps[]): readonly ProseNodeProps[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return 'children' in node ? listPictured(childrenOf(node)) : 'tag' in node ? [] : [node];
  });

const findFirst = (node: ProseNodeProps, tag: ElementNode['tag']): ProseNodeProps | undefined => {
  if (typeof node === 'object' && 'tag' in node && node.tag === tag) return node;
  for (const child of childrenOf(node)) {
    const found = findFirst(child, tag);
    if (found) return found;
  }
  return undefined;
};

/** Lists the names of a table's columns; empty ones are skipped. */
export const listColumns = (table: ElementNode): readonly string[] => {
  const head = findFirst(table, 'tr');
  return head === undefined
    ? []
    : childrenOf(head)
        .map((cell) => textOf(cell).trim())
        .filter((name) => name !== '');
};
