/** Whether an object itself has a key; inherited ones, such as `constructor`, do not count. */
export const isKeyOf = <Of extends object>(object: Of, key: PropertyKey): key is keyof Of =>
  Object.hasOwn(object, key);

/**
 * The keys of an object with their type.
 *
 * @param object must have no keys beside those of its type, as a literal or a parsed value
 */
export const keysOf = <Of extends object>(object: Of): (keyof Of & string)[] =>
  Object.keys(object).filter((key): key is keyof Of & string => isKeyOf(object, key));

/** Creates an object with the given keys. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- `Object.fromEntries` forgets the keys' type
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
