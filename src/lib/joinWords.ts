/** Words that were parted by something that is gone come together again; empty ones go. */
export const joinWords = <Node>(nodes: readonly (Node | string)[]): readonly (Node | string)[] =>
  nodes.reduce<(Node | string)[]>((joined, node) => {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined.splice(-1, 1, last + node);
    else if (node !== '') joined.push(node);
    return joined;
  }, []);
