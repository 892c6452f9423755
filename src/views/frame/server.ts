import { toChatHref, toPhoneHref } from '@/lib/phone';
import { getTerms } from '@/catalog/mesh/queries/terms';
import { buildPath } from '@/config/sites/paths';
import type { ViewContext } from '../context';
import type { Picture } from '@/ui/images/picture';
import type { ShareCard } from './share';
import { getPagePath, listPageLinks } from './pageLinks';
import { getShopLinks } from './shopLinks';
import { type FindAlternate, listLanguageLinks } from './languageLinks';
import type { Brand, FrameProps, Trail } from '@/ui/layouts/frameProps';

const toBrand = ({ group, groupTexts }: ViewContext): Brand => ({
  id: group.id,
  name: group.name,
  owner: group.company?.name ?? group.name,
  tagline: groupTexts.tagline,
  audience: group.audience,
  ...(group.occasion ? { occasion: group.occasion } : {}),
  logo: group.logo.src,
  logoOnDark: (group.logoOnDark ?? group.logo).src,
  phone: group.phone,
  phoneHref: toPhoneHref(group.phone),
  chatHref: toChatHref(group.phone),
  email: group.email,
});

export interface FrameOptions {
  readonly findAlternate: FindAlternate;
  /** Absent if the page is directly below the home page. */
  readonly trail?: Trail;
  /** Slug of the page's city; absent if the page has none. */
  readonly city?: string;
  /** Picture for link previews; the brand's card if absent. */
  readonly share?: Picture | ShareCard;
}

/** @param canonical canonical URL of the page */
export const toFrameProps = (
  context: ViewContext,
  { findAlternate, trail, city }: FrameOptions,
  canonical: string,
): FrameProps => {
  const { site, rates } = context;
  const { cities, activities } = getShopLinks(context);
  return {
    site: { id: site.id, lang: site.lang, formatLocale: site.formatLocale, theme: site.theme },
    brand: toBrand(context),
    money: { currency: site.currency, rates, terms: getTerms(context.group) },
    canonical,
    links: {
      home: buildPath(site, 'home'),
      destinations: buildPath(site, 'destinations'),
      activities: buildPath(site, 'activities'),
      map: buildPath(site, 'map'),
      blog: buildPath(site, 'blog'),
      about: buildPath(site, 'about'),
      search: buildPath(site, 'search'),
      bookings: buildPath(site, 'booking'),
      proposal: context.group.audience === 'corporate' ? buildPath(site, 'proposal') : null,
      privacy: getPagePath(context, 'privacy') ?? null,
    },
    legal: listPageLinks(context, 'legal'),
    company: listPageLinks(context, 'company'),
    cities,
    city: city ?? null,
    activities,
    languages: listLanguageLinks(context, findAlternate),
    trail: trail ?? null,
    year: new Date().getUTCFullYear(),
  };
};
