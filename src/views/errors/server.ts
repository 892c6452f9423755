import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SSRConfig } from 'next-i18next/pages';
import { getEnv } from '@/env/getEnv';
import { type Audience, loadTranslations } from '@/i18n/loadTranslations';
import { toChatHref } from '@/lib/phone';
import { getSiteByHost } from '@/sites/activeSites';
import { buildPath } from '@/sites/paths';
import type { Site } from '@/sites/site';
import { getViewContext, type ViewContext } from '../context';
import type { ErrorPageProps, TopShop } from './pageProps';
import { explainNotFound } from './refusal';

/** Activities per city (spec section 2, "404 screen"). */
const activitiesPerShop = 6;

const listTopShops = ({ site, shops }: ViewContext): readonly TopShop[] =>
  shops.map((shop) => ({
    text: shop.landingTitle,
    href: buildPath(site, 'city', { city: shop.city.slug }),
    activities: shop.products.slice(0, activitiesPerShop).map(({ texts }) => ({
      text: texts.name,
      href: buildPath(site, 'activity', { activity: texts.slug, city: shop.city.slug }),
    })),
  }));

interface Known extends Pick<ErrorPageProps, 'brand' | 'shops'> {
  readonly audience: Audience;
}

/** Brand and shops, or as much as is known without any source. */
const loadBrandAndShops = async (site: Site): Promise<Known> => {
  const id = site.shopGroupId;
  try {
    const context = await getViewContext(site);
    const { name, logo, phone, audience } = context.group;
    return {
      audience,
      brand: { id, name, logo: logo.src, chatHref: toChatHref(phone) },
      shops: listTopShops(context),
    };
  } catch {
    const brand = { id, name: '', logo: `/images/logos/${id}.webp`, chatHref: null };
    return { audience: 'consumer', brand, shops: [] };
  }
};

/** A reason phrase holds no line breaks and nothing beyond Latin-1. */
const toStatusMessage = (message: string) => message.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 200);

/**
 * The error screen for one request: in the language of the site that was asked, with the status that the route's rule
 * gives. Never throws.
 */
export const loadErrorPage = async (
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ErrorPageProps & SSRConfig> => {
  const site = getSiteByHost(getEnv(), request.headers.host);
  if (response.statusCode === 404) {
    const path = (request.url ?? '/').replace(/[?#].*$/s, '');
    const { statusCode, message } = explainNotFound(site, path);
    response.statusCode = statusCode;
    response.statusMessage = toStatusMessage(message);
  }
  const { id, lang, formatLocale, theme } = site;
  const { audience, brand, shops } = await loadBrandAndShops(site);
  return {
    site: { id, lang, formatLocale, theme },
    statusCode: response.statusCode,
    brand,
    shops,
    links: { home: buildPath(site, 'home'), about: buildPath(site, 'about') },
    ...(await loadTranslations(lang, audience, [])),
  };
};
