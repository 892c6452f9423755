import { randomBytes } from 'node:crypto';
import type { PageValue, Value } from '@/cache/entry';

export const pagesInTurn = 6;

export const keyOf = (index: number): string => `/de/page-${index}`;

/** Large and hard to compress, so that writing takes long enough to be killed in the middle of it. */
export const pageOf = (generation: number): PageValue => ({
  kind: 'PAGES',
  html: `<p>${generation}</p>${randomBytes(2_000_000).toString('base64')}<p>${generation}</p>`,
  pageData: { generation, noise: randomBytes(500_000).toString('base64'), end: generation },
});

/** @returns the generation that document and data are both of, from the first to the last byte; nothing else will do */
export const generationOf = (value: Value): number | undefined => {
  if (value?.kind !== 'PAGES') return undefined;
  const [, first, last] = /^<p>(\d+)<\/p>[^<]*<p>(\d+)<\/p>$/.exec(value.html) ?? [];
  const { generation, end } = value.pageData as { generation?: unknown; end?: unknown };
  const all = new Set([Number(first), Number(last), generation, end]);
  return all.size === 1 && typeof generation === 'number' ? generation : undefined;
};
