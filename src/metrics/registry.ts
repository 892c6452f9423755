import type { Family } from './family';

interface Metric {
  readonly collect: () => Family;
}

/** Next bundles this module more than once; there must be one of each figure in a process. */
const shared = globalThis as typeof globalThis & { troupeMetrics?: Map<string, Metric> };

const metrics = () => (shared.troupeMetrics ??= new Map<string, Metric>());

/** The one of that name: created now, or found where another bundle has created it. */
export const register = <Kind extends Metric>(name: string, create: () => Kind): Kind => {
  const known = metrics().get(name);
  if (known) return known as Kind;
  const created = create();
  metrics().set(name, created);
  return created;
};

/** All figures of this process as they are now. */
export const collectMetrics = (): readonly Family[] =>
  [...metrics().values()].map(({ collect }) => collect());
