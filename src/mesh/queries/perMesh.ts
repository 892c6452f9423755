import type { Mesh } from '../mesh';

/**
 * Remembers what is made of a mesh for as long as that mesh lives.
 *
 * @returns gives what was made under a name before, or makes it
 */
export const rememberPerMesh = <Value>() => {
  const remembered = new WeakMap<Mesh, Map<string, Value>>();
  return (mesh: Mesh, name: string, make: () => Value): Value => {
    const values = remembered.get(mesh) ?? new Map<string, Value>();
    remembered.set(mesh, values);
    const known = values.get(name);
    // Nothing may be what was made.
    if (known !== undefined || values.has(name)) return known as Value;
    const value = make();
    values.set(name, value);
    return value;
  };
};
