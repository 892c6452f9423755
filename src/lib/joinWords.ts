/** Joins adjacent strings, for example after an element between them was removed; drops empty ones. */
export const joinWords = <Node>(nodes: readonly (Node | string)[]): readonly (Node | string)[] =>
  nodes.reduce<(Node | string)[]>((joined, node) => {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined.splice(-1, 1, last + node);
    else if (node !== '') joined.push(node);
    return joined;
  }, []);
