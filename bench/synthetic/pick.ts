/** Random choices that are the same on every run. */
export interface Pick {
  readonly one: <Item>(items: readonly Item[]) => Item;
  /** `count` different items, or all items if there are fewer. */
  readonly some: <Item>(items: readonly Item[], count: number) => readonly Item[];
  /** Both ends included. */
  readonly whole: (low: number, high: number) => number;
}

/** Numbers from `low` to `high`, the same for the same seed (Park and Miller's generator). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (low: number, high: number): number => {
    state = (state * 16_807) % 2_147_483_647;
    return low + (state / 2_147_483_647) * (high - low);
  };
};

export const createPick = (seed: number): Pick => {
  const random = randomFrom(seed * 7919 + 1);
  // The first numbers of neighbouring seeds are similar, so they are skipped.
  for (let round = 0; round < 5; round += 1) random(0, 1);
  const whole = (low: number, high: number) => Math.min(high, Math.floor(random(low, high + 1)));
  const one = <Item>(items: readonly Item[]): Item => {
    const [item] = items.slice(whole(0, items.length - 1));
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  };
  const some = <Item>(items: readonly Item[], count: number): readonly Item[] => {
    const rest = [...items];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(whole(0, rest.length - 1), 1),
    ).flat();
  };
  return { one, some, whole };
};
