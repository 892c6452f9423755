import type { Prose, ProseNode } from './prose';

/** Lists every node of a text, including its strings, in reading order. */
export const walkProse = (prose: Prose): readonly ProseNode[] =>
  prose.flatMap((node) =>
    typeof node !== 'string' && 'children' in node ? [node, ...walkProse(node.children)] : [node],
  );
