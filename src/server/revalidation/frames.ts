import { defaultRates } from '@/commerce/pricing/currencies';
import type { SiteContext } from '@/views/context';
import { toFrameProps } from '@/views/frame/server';
import { buildShareUrl, type ShareCard } from '@/views/frame/share';
import { originOf } from '@/config/sites/activeSites';
import { buildPath } from '@/config/sites/paths';

const cards: readonly ShareCard[] = ['destinations', 'about', 'blog', 'plan'];

const remembered = new WeakMap<SiteContext, string>();

/**
 * Describes the frame of all pages of a site: brand, footer, cities, popular activities, sites in the language menu.
 * Two contexts with the same text have the same frame on every page, except for its page-specific parts.
 */
const describeFrame = (context: SiteContext): string => {
  const known = remembered.get(context);
  if (known !== undefined) return known;
  const options = { findAlternate: (other: SiteContext) => buildPath(other.site, 'home') };
  const described = JSON.stringify([
    toFrameProps({ ...context, rates: defaultRates }, options, originOf(context.env, context.site)),
    // The brand's own share card, and the fallbacks for missing cards.
    ...[undefined, ...cards].map((card) => buildShareUrl(context, card)),
  ]);
  remembered.set(context, described);
  return described;
};

const settled = new WeakSet<SiteContext>();

/** Records that all pages rendered with these frames have been invalidated. */
export const settleFrames = (contexts: readonly SiteContext[]): void => {
  for (const context of contexts) settled.add(context);
};

/** Whether the frame has changed and pages with the old frame may still be served. */
export const isReframed = (now: SiteContext, before: SiteContext): boolean =>
  !settled.has(before) && describeFrame(before) !== describeFrame(now);
