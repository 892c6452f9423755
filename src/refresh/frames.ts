import { defaultRates } from '@/pricing/currencies';
import type { SiteContext } from '@/views/context';
import { toFrameProps } from '@/views/frame/server';
import { buildShareUrl, type ShareCard } from '@/views/frame/share';
import { originOf } from '@/sites/activeSites';
import { buildPath } from '@/sites/paths';

const cards: readonly ShareCard[] = ['destinations', 'about', 'blog', 'plan'];

const remembered = new WeakMap<SiteContext, string>();

/**
 * What stands on all pages of a site: brand, footer, cities, popular activities, which sites its language menu has.
 * Two contexts with the same text have the same frame around every page, as far as it is not the page's own.
 */
const describeFrame = (context: SiteContext): string => {
  const known = remembered.get(context);
  if (known !== undefined) return known;
  const options = { findElsewhere: (other: SiteContext) => buildPath(other.site, 'home') };
  const described = JSON.stringify([
    toFrameProps({ ...context, rates: defaultRates }, options, originOf(context.env, context.site)),
    // The brand's own, and what stands in for a card that is missing.
    ...[undefined, ...cards].map((card) => buildShareUrl(context, card)),
  ]);
  remembered.set(context, described);
  return described;
};

const settled = new WeakSet<SiteContext>();

/** Pages that were made with these frames are out of service by now: they need not be looked for again. */
export const settleFrames = (contexts: readonly SiteContext[]): void => {
  for (const context of contexts) settled.add(context);
};

/** Whether pages with an old frame may still be about. */
export const isReframed = (now: SiteContext, before: SiteContext): boolean =>
  !settled.has(before) && describeFrame(before) !== describeFrame(now);
