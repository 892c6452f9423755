import { toChatHref, toPhoneHref } from '@/lib/phone';
import { getTerms } from '@/mesh/queries/terms';
import { getSiteByHost } from '@/sites/activeSites';
import { buildPath } from '@/sites/paths';
import type { ViewContext } from '../context';
import type { Picture } from '@/images/picture';
import { buildShareUrl, type ShareCard } from './share';
import { type FindElsewhere, listLanguageLinks } from './languageLinks';
import type { Brand, FrameProps, TextLink } from '@/layouts/frameProps';

const toBrand = ({ group, groupTexts }: ViewContext): Brand => ({
  id: group.id,
  name: group.name,
  tagline: groupTexts.tagline,
  audience: group.audience,
  logo: group.logo.src,
  logoOnDark: (group.logoOnDark ?? group.logo).src,
  phone: group.phone,
  phoneHref: toPhoneHref(group.phone),
  chatHref: toChatHref(group.phone),
  email: group.email,
});

/** The group's best activities over all cities, each in the city where it stands highest. */
const listPopular = ({ site, shops }: ViewContext, most: number): TextLink[] => {
  const links = new Map<string, TextLink>();
  for (let position = 0; links.size < most && position < 20; position += 1) {
    for (const shop of shops) {
      const sold = shop.products[position];
      if (!sold || links.has(sold.product.key) || links.size >= most) continue;
      const href = buildPath(site, 'activity', { activity: sold.texts.slug, city: shop.city.slug });
      links.set(sold.product.key, { text: `${sold.texts.name} ${shop.cityTexts.inCity}`, href });
    }
  }
  return [...links.values()];
};

/** Those of the site's own hosts; a site made for unlisted hosts has them all. */
const listConversionIds = ({ env, site }: ViewContext): FrameProps['conversionIds'] => {
  const isOwn = (host: string) => getSiteByHost(env, host).id === site.id;
  return Object.fromEntries(Object.entries(env.conversionIds).filter(([host]) => isOwn(host)));
};

export interface FrameOptions {
  readonly findElsewhere: FindElsewhere;
  /** The pages between the destinations and this one; absent where this one is not below them. */
  readonly trail?: readonly TextLink[];
  /** Slug of the city that the page is about; absent where it is about none. */
  readonly city?: string;
  /** What others show when they point to the page; the brand's own card where it is absent. */
  readonly share?: Picture | ShareCard;
}

export const toFrameProps = (
  context: ViewContext,
  { findElsewhere, trail, city, share }: FrameOptions,
): FrameProps => {
  const { site, shops, rates } = context;
  return {
    site: { id: site.id, lang: site.lang, formatLocale: site.formatLocale, theme: site.theme },
    brand: toBrand(context),
    money: { currency: site.currency, rates, terms: getTerms(context.group) },
    share: buildShareUrl(context, share),
    conversionIds: listConversionIds(context),
    links: {
      home: buildPath(site, 'home'),
      destinations: buildPath(site, 'destinations'),
      about: buildPath(site, 'about'),
    },
    cities: shops.map((shop) => ({
      text: shop.cityTexts.name,
      href: buildPath(site, 'city', { city: shop.city.slug }),
      slug: shop.city.slug,
      timeZone: shop.city.timeZone,
      cart: buildPath(site, 'cart', { city: shop.city.slug }),
    })),
    city: city ?? null,
    activities: listPopular(context, 8),
    languages: listLanguageLinks(context, findElsewhere),
    trail: trail ?? null,
    year: new Date().getUTCFullYear(),
  };
};
