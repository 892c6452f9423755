import type { Site } from '@/config/sites/site';
import { createChangeLog } from './changeLog';
import type { Mesh } from './mesh';
import { findOpenPoints, formatOpenPoint } from './report/companies';

/** Creates a log of what the brands have to add before their sites may sell. */
export const createOpenPointsLog = (sites: readonly Site[]): ((mesh: Mesh) => void) => {
  const logPoints = createChangeLog<string>({
    keyOf: (point) => point,
    message: 'content: not ready to sell',
    toFields: (point) => ({ point }),
    further: 'content: further points before selling',
    gone: 'content: points before selling are done',
    fix: 'see docs/legal.md',
  });
  return (mesh) => logPoints(findOpenPoints(mesh, sites).map(formatOpenPoint));
};
