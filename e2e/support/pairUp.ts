/**
 * Pairs each item of the first list with one of the second, in turn: for example sites with devices. Texts and colours
 * depend on the site, and the layout on the width. So tests cover each item without every combination.
 */
export const pairUp = <One, Other>(
  ones: readonly One[],
  others: readonly Other[],
): readonly (readonly [One, Other])[] =>
  ones.flatMap((one, index) => {
    const other = others[index % others.length];
    return other === undefined ? [] : [[one, other] as const];
  });
