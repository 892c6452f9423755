import type { RunnerResult } from 'lighthouse';
import { median } from '../table';

/** What a screen is measured by, with its target. */
export const figures = {
  performance: { least: 97 },
  accessibility: { least: 100 },
  'best practices': { least: 100 },
  SEO: { least: 100 },
  'LCP ms': { most: 2000 },
  'TBT ms': { most: 100 },
  CLS: { most: 0 },
  // Whether the page can be restored from the back/forward cache.
  'kept for back': { least: 1 },
} as const;

export type Figure = keyof typeof figures;
export type Measured = Readonly<Record<Figure, number>>;

export const readFigures = ({ lhr: { audits, categories } }: RunnerResult): Measured => {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    'kept for back': audits['bf-cache']?.score ?? 0,
  };
};

/** @returns the medians of all figures */
export const toMedians = (all: readonly Measured[]): Measured =>
  Object.fromEntries(
    Object.keys(figures).map((name) => [name, median(all.map((it) => it[name as Figure]))]),
  ) as Measured;
