import type { Mesh } from '../mesh';

/**
 * Memoizes values that are derived from a mesh, for the lifetime of the mesh.
 *
 * @returns a function that returns the value of a name, or creates it
 */
export const rememberPerMesh = <Value>() => {
  const remembered = new WeakMap<Mesh, Map<string, { readonly value: Value }>>();
  return (mesh: Mesh, name: string, make: () => Value): Value => {
    const values = remembered.get(mesh) ?? new Map<string, { readonly value: Value }>();
    remembered.set(mesh, values);
    const known = values.get(name);
    if (known) return known.value;
    const value = make();
    values.set(name, { value });
    return value;
  };
};
