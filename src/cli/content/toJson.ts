import type { ContentReport } from '@/mesh/report/checkContent';
import type { Weights } from './weighPages';

/** Goes up when a name below changes its meaning or goes; new names may come at any time. */
const version = 1;

/** Whether somebody has to mend something. What is merely told fails nothing. */
export const isGood = ({ faults, sources }: ContentReport): boolean =>
  faults.length === 0 && sources.every(({ state }) => state !== 'down');

/**
 * The report for machines: `{ version, ok, sources: [{ id, name, state, reason, counts, unreadable }], counts, sites: [{ site, lang,
 * shopGroup, isUsable, cities, activities, categories, posts, pages, people, redirects }], faults: [{ file, field, kind,
 * reason }], conflicts: [like faults], unused: [{ what, file, field, reason }], drafts: [file], gaps: [{ site, lang,
 * collection, file, field }], weights: { pages, bytes, kinds: [{ route, pages, bytes, heaviest }],
 * heaviest: [{ site, path, route, bytes }] } or null }`.
 */
export const toJson = (report: ContentReport, weights: Weights | undefined) => ({
  version,
  ok: isGood(report),
  ...report,
  weights: weights ?? null,
});
