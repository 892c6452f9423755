import { isOneOf } from '@troupe/basics/isOneOf';
import { decodePercent } from '@troupe/basics/decodePercent';
import type { CardTarget, LinkTarget } from './prose';

const keyPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';

const keyed = ['city', 'post', 'page'] as const;
const places = ['about', 'contact', 'destinations', 'activities', 'map', 'blog'] as const;

/** The schemes of links inside the shop. */
export const ownSchemes: readonly string[] = ['activity', ...keyed, ...places];

const reference = new RegExp(`^(${keyed.join('|')}):(${keyPattern})$`);
const activity = new RegExp(`^activity:(${keyPattern})/(${keyPattern})$`);
const place = new RegExp(`^(${places.join('|')}):$`);
const address = /^(?:mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|tel:\+?[\d-]+)$/i;

/** The advice for editors about an invalid link. */
export const linkAdvice =
  'link to city:<key>, activity:<city>/<product>, post:<key>, page:<key>, about:, contact:, destinations:, activities:, map:, blog:, #<heading> or a whole https:// address';

const isWebAddress = (href: string): boolean => {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === '' && password === '';
};

/** Converts the attributes of a card. `city` is required for an activity and unused for a city. */
export const toCardTarget = (kind: string, name: string, city: string): CardTarget | undefined => {
  const isKey = (value: string) => new RegExp(`^${keyPattern}$`).test(value);
  if (kind === 'city' && isKey(name)) return { to: 'city', city: name };
  if (kind === 'activity' && isKey(name) && isKey(city)) {
    return { to: 'activity', product: name, city };
  }
  return undefined;
};

/**
 * Parses the address of a link in content.
 *
 * @returns `undefined` for script and data URLs, bare paths (they differ from site to site) and anything else unknown
 */
export const parseLinkTarget = (href: string): LinkTarget | undefined => {
  if (/^#[^\s#]+$/u.test(href)) {
    const id = decodePercent(href.slice(1));
    return id === undefined ? undefined : { to: 'heading', id };
  }
  const [, to, key] = reference.exec(href) ?? [];
  if (to === 'city' && key) return { to, city: key };
  if ((to === 'post' || to === 'page') && key) return { to, key };
  const [, city, product] = activity.exec(href) ?? [];
  if (city && product) return { to: 'activity', city, product };
  const [, name] = place.exec(href) ?? [];
  if (isOneOf(places, name)) return { to: name };
  if (address.test(href) || isWebAddress(href)) return { to: 'elsewhere', href };
  return undefined;
};
