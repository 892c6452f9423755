import { randomBytes } from 'node:crypto';
import type { PageValue, Value } from '@troupe/page-cache';

export const pagesInTurn = 6;

export const keyOf = (index: number): string => `/de/page-${index}`;

/** Large and hard to compress, so that a kill can hit in the middle of a write. */
export const pageOf = (generation: number): PageValue => ({
  kind: 'PAGES',
  html: `<p>${generation}</p>${randomBytes(2_000_000).toString('base64')}<p>${generation}</p>`,
  pageData: { generation, noise: randomBytes(500_000).toString('base64'), end: generation },
});

/** @returns the generation if document and data are complete and have the same one, else undefined */
export const generationOf = (value: Value): number | undefined => {
  if (value?.kind !== 'PAGES') return undefined;
  const [, first, last] = /^<p>(\d+)<\/p>[^<]*<p>(\d+)<\/p>$/.exec(value.html) ?? [];
  const { generation, end } = value.pageData as { generation?: unknown; end?: unknown };
  const all = new Set([Number(first), Number(last), generation, end]);
  return all.size === 1 && typeof generation === 'number' ? generation : undefined;
};
