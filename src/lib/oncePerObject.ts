/**
 * Keeps one result per object, for as long as the object lives.
 *
 * @returns a function that makes the result of an object, of the object's own type, the first time it is asked
 */
export const createOncePerObject = () => {
  const known = new WeakMap<object, unknown>();
  return <Value extends object>(value: Value, make: () => Value): Value => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it was made of the same object, whose type it has
    const result = (known.get(value) as Value | undefined) ?? make();
    known.set(value, result);
    return result;
  };
};
