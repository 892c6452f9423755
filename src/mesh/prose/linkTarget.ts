import type { CardTarget, LinkTarget } from './prose';

const keyPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';

const keyed = ['city', 'post', 'page'] as const;
const places = ['about', 'contact', 'destinations', 'map', 'blog'] as const;

/** What addresses inside the shop start with. */
export const ownSchemes: readonly string[] = ['activity', ...keyed, ...places];

const reference = new RegExp(`^(${keyed.join('|')}):(${keyPattern})$`);
const activity = new RegExp(`^activity:(${keyPattern})/(${keyPattern})$`);
const place = new RegExp(`^(${places.join('|')}):$`);
const address = /^(?:mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+|tel:\+?[\d-]+)$/i;

/** What an editor is told about an address that leads nowhere. */
export const linkAdvice =
  'link to city:<key>, activity:<city>/<product>, post:<key>, page:<key>, about:, contact:, destinations:, map:, blog:, #<heading> or a whole https:// address';

const isWebAddress = (href: string): boolean => {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === '' && password === '';
};

/** A card of an activity needs its product, a city's none. */
export const toCardTarget = (kind: string, name: string, city: string): CardTarget | undefined => {
  const isKey = (value: string) => new RegExp(`^${keyPattern}$`).test(value);
  if (kind === 'city' && isKey(name)) return { to: 'city', city: name };
  if (kind === 'activity' && isKey(name) && isKey(city)) {
    return { to: 'activity', product: name, city };
  }
  return undefined;
};

/**
 * What the address of a link in content means.
 *
 * @returns nothing for whatever could run, leave the shop unseen or differ from site to site: scripts, data, bare paths
 */
export const parseLinkTarget = (href: string): LinkTarget | undefined => {
  if (/^#[^\s#]+$/u.test(href)) {
    try {
      return { to: 'heading', id: decodeURIComponent(href.slice(1)) };
    } catch {
      return undefined;
    }
  }
  const [, to, key] = reference.exec(href) ?? [];
  if (to === 'city' && key) return { to, city: key };
  if ((to === 'post' || to === 'page') && key) return { to, key };
  const [, city, product] = activity.exec(href) ?? [];
  if (city && product) return { to: 'activity', city, product };
  const [, name] = place.exec(href) ?? [];
  if (name) return { to: name as (typeof places)[number] };
  if (address.test(href) || isWebAddress(href)) return { to: 'elsewhere', href };
  return undefined;
};
