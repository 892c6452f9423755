/** A repeatable random source: the same seed gives the same case on every machine. */
export interface Random {
  /** Both ends included. */
  readonly whole: (low: number, high: number) => number;
  /** @param share from 0 to 1 */
  readonly chance: (share: number) => boolean;
  readonly one: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** The generator known as mulberry32: 32 bits of state, which suffices for test cases. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    whole,
    chance: (share) => next() < share,
    one: (items) => items[whole(0, items.length - 1)] ?? items[0],
  };
};
