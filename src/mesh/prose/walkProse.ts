import type { Prose, ProseNode } from './prose';

/** Every part of a text, down to its words, in the order of reading. */
export const walkProse = (prose: Prose): readonly ProseNode[] =>
  prose.flatMap((node) =>
    typeof node !== 'string' && 'children' in node ? [node, ...walkProse(node.children)] : [node],
  );
