import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SSRConfig } from 'next-i18next/pages';
import { getEnv } from '@/config/env/getEnv';
import { type Audience, loadTranslations } from '@/ui/i18n/loadTranslations';
import { toRequestedHost } from '@/platform/process/requestedHost';
import { toChatHref } from '@/lib/phone';
import { buildDocumentHeaders } from '@/server/security/securityHeaders';
import { getSiteByHost } from '@/config/sites/activeSites';
import { getPromises } from '@/catalog/mesh/queries/promises';
import { buildPath } from '@/config/sites/paths';
import { badRequest } from '@/config/sites/validators';
import type { Site } from '@/config/sites/site';
import { getPagePath } from '../frame/pageLinks';
import { getViewContext, type ViewContext } from '../context';
import type { ErrorPageProps, TopShop } from './pageProps';
import { failureMessage } from './messages';
import { findRedirect, type FoundRedirect } from './findRedirect';
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

/** `undefined` while no source is available. */
const tryViewContext = async (site: Site): Promise<ViewContext | undefined> => {
  try {
    return await getViewContext(site);
  } catch {
    return undefined;
  }
};

/** Brand and shops, or the fallback data that needs no source. */
const toBrandAndShops = (site: Site, context: ViewContext | undefined): Known => {
  const id = site.shopGroupId;
  if (!context) {
    const brand = { id, name: '', logo: `/images/logos/${id}.webp`, chatHref: null };
    return { audience: 'consumer', brand, shops: [] };
  }
  const { name, logo, phone, audience } = context.group;
  return {
    audience,
    brand: { id, name, logo: logo.src, chatHref: toChatHref(phone) },
    shops: listTopShops(context),
  };
};

interface Reason {
  readonly statusCode: number;
  readonly message: string;
}

/** A reason phrase must not contain line breaks or characters outside Latin-1. */
const toStatusMessage = (message: string) => message.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 200);

/** Browsers cache a permanent redirect forever by default, but an editor may change it. */
const send = (response: ServerResponse, { location, statusCode }: FoundRedirect): void => {
  response.statusCode = statusCode;
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
};

/** Next's header rules do not cover every path of this screen, and do not apply to paths that Next cannot parse. */
const protect = (response: ServerResponse): void => {
  const headers = buildDocumentHeaders(getEnv(), process.env.NODE_ENV === 'development');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
};

/**
 * Redirects as the editors want, or determines why no page matches.
 *
 * @returns the reason that the screen has; a redirect shows no screen
 */
const answerNotFound = (
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  site: Site,
  context: ViewContext | undefined,
): Reason => {
  const cities = context?.shops.map(({ city }) => city.slug) ?? [];
  const reason = explainNotFound(site, url.replace(/[?#].*$/s, ''), cities);
  const { statusCode, message } = reason;
  const host = toRequestedHost(headers);
  const redirect = context && statusCode === 404 ? findRedirect(context, { url, host }) : undefined;
  if (redirect) {
    send(response, redirect);
  } else {
    response.statusCode = statusCode;
    response.statusMessage = toStatusMessage(message);
  }
  return reason;
};

/** Next refuses some addresses itself, such as `/%ff`, before the rule of a route is asked. */
const toFailure = (statusCode: number): Reason =>
  statusCode === badRequest.statusCode ? badRequest : { statusCode, message: failureMessage };

/**
 * Loads the error screen for one request: in the language of the requested site, with the status of the route's rule;
 * or sends the editors' redirect. Never throws.
 */
export const loadErrorPage = async (
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ErrorPageProps & SSRConfig> => {
  protect(response);
  const site = getSiteByHost(getEnv(), toRequestedHost(request.headers));
  const context = await tryViewContext(site);
  const { statusCode, message } =
    response.statusCode === 404
      ? answerNotFound(request, response, site, context)
      : toFailure(response.statusCode);
  const { id, lang, formatLocale, theme } = site;
  const { audience, brand, shops } = toBrandAndShops(site, context);
  return {
    site: { id, lang, formatLocale, theme },
    statusCode,
    message,
    brand,
    shops,
    links: {
      home: buildPath(site, 'home'),
      about: buildPath(site, 'about'),
      privacy: (context && getPagePath(context, 'privacy')) ?? null,
    },
    ...(await loadTranslations(
      lang,
      audience,
      ['refusals'],
      context && getPromises(context.group),
    )),
  };
};
