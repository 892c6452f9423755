import type { ContentReport } from '@/catalog/mesh/report/checkContent';
import type { Weights } from './weighPages';

/** Increase it when a name below changes its meaning or is removed. New names do not need it. */
const version = 1;

/** Whether the check passes. Conflicts, unused files, drafts, gaps and open points do not fail it. */
export const isGood = ({ faults, sources }: ContentReport): boolean =>
  faults.length === 0 && sources.every(({ state }) => state !== 'down');

/**
 * The report as JSON: `{ version, ok, sources: [{ id, name, state, reason, counts, unreadable }], counts, sites: [{
 * site, lang, shopGroup, isUsable, cities, activities, categories, posts, pages, people, redirects }], faults: [{ file,
 * field, kind, reason }], conflicts: [like faults], unused: [{ what, file, field, reason }], drafts: [file], gaps: [{
 * site, lang, collection, file, field }], openPoints: [{ file, field, reason }], weights: { pages, bytes, kinds: [{
 * route, pages, bytes, heaviest }], heaviest: [{ site, path, route, bytes }] } or null }`.
 */
export const toJson = (report: ContentReport, weights: Weights | undefined) => ({
  version,
  ok: isGood(report),
  ...report,
  weights: weights ?? null,
});
