import { cookieLifetime } from './consentMode';

/** Cookies of analytics and, with some containers, of advertising. */
const measuring = /^_(?:ga|gcl|gid)/;

const listCookies = (pattern: RegExp) =>
  document.cookie.split('; ').flatMap((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return pattern.test(name) ? [{ name, value: value.join('=') }] : [];
  });

/** The current host and the domains above it: `''` for the host alone, then from the top down. */
const listDomains = () => {
  const labels = window.location.hostname.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.')).reverse()];
};

const write = (name: string, value: string, domain: string, seconds: number) => {
  const place = domain === '' ? '' : `; Domain=${domain}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${place}${secure}`;
};

/** Erases all measuring cookies on every possible domain: a cookie's domain cannot be read. */
export const eraseCookies = (): void => {
  for (const { name } of listCookies(measuring)) {
    for (const domain of listDomains()) write(name, '', domain, 0);
  }
};

const count = (name: string) => listCookies(/^_ga/).filter((cookie) => cookie.name === name).length;

/**
 * Limits `_ga*` to a year (spec section 9), whatever the container sets. A cookie is overwritten on each possible
 * domain; on any other than its own, this creates a second cookie, which is removed at once.
 */
export const capCookies = (): void => {
  for (const { name, value } of listCookies(/^_ga/)) {
    const before = count(name);
    for (const domain of listDomains()) {
      write(name, value, domain, cookieLifetime);
      if (count(name) > before) write(name, '', domain, 0);
    }
  }
};
