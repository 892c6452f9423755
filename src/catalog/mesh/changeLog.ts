import { log } from '@/platform/log/log';

/** In a row. Content that is broken as a whole must not fill the log. */
const MAX_LINES = 20;

interface ChangeLog<Item> {
  /** What stays the same as long as the item is the same one. */
  readonly keyOf: (item: Item) => string;
  /** The log message for one item, and its fields. */
  readonly message: string;
  readonly toFields: (item: Item) => object;
  /** The log messages for items beyond the limit, and for items that are gone. */
  readonly further: string;
  readonly gone: string;
  /** What an operator can do. */
  readonly fix: string;
}

/**
 * Creates a log of a list that changes while the shop runs. Each item is a warning when it appears, and counted when it is
 * gone.
 *
 * @returns logs what has changed since the last call
 */
export const createChangeLog = <Item>(
  words: ChangeLog<Item>,
): ((items: readonly Item[]) => void) => {
  const { keyOf, message, toFields, further, gone: goneMessage, fix } = words;
  let known: ReadonlyMap<string, Item> = new Map();

  return (items) => {
    const next = new Map(items.map((item) => [keyOf(item), item]));
    const added = [...next].filter(([key]) => !known.has(key));
    const gone = [...known].filter(([key]) => !next.has(key));
    for (const [, item] of added.slice(0, MAX_LINES)) log.warn(message, { ...toFields(item), fix });
    if (added.length > MAX_LINES) log.warn(further, { count: added.length - MAX_LINES, fix });
    if (gone.length > 0) log.info(goneMessage, { count: gone.length, left: next.size });
    known = next;
  };
};
