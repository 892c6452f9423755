import { getSiteTheme } from '@/ui/themes/brands';
import type { Env } from '@/config/env/env';
import { originOf, siteOf } from '@/config/sites/activeSites';
import { buildPath } from '@/config/sites/paths';
import type { SiteId } from '@/config/sites/site';
import type { Setting } from './setting';

/** How the e-mails of a brand look, and where they lead. */
export interface Look {
  /** Canonical origin of the site. */
  readonly origin: string;
  /** Path of the page of an order. */
  readonly bookingPath: string;
  readonly brandName: string;
  /** Absolute. A PNG, because many mail programs show no WebP. */
  readonly logo: string;
  /** Colours as hex codes. */
  readonly accent: string;
  readonly onAccent: string;
}

/** @param about the order or enquiry */
export const toLook = (
  env: Pick<Env, 'siteHosts' | 'siteSettings' | 'port'>,
  { locale, shopGroupId }: { readonly locale: SiteId; readonly shopGroupId: number },
  { group }: Pick<Setting, 'group'>,
): Look => {
  const site = siteOf(env, locale);
  const origin = originOf(env, site);
  const { cta } = getSiteTheme(site.theme, shopGroupId).palette;
  return {
    origin,
    bookingPath: buildPath(site, 'booking'),
    brandName: group.name,
    logo: `${origin}/_ipx/f_png&w_320${group.logo.src}`,
    accent: cta.main,
    onAccent: cta.contrastText,
  };
};
