import { cookieLifetime } from './signals';

/** Statistics and, where a container brings them, advertisements. */
const measuring = /^_(?:ga|gcl|gid)/;

const listCookies = (pattern: RegExp) =>
  document.cookie.split('; ').flatMap((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return pattern.test(name) ? [{ name, value: value.join('=') }] : [];
  });

/** A host and the domains above it: `''` for the host alone, then from the top down. */
const listDomains = () => {
  const labels = window.location.hostname.split('.');
  return ['', ...labels.map((_, index) => labels.slice(index).join('.')).reverse()];
};

const write = (name: string, value: string, domain: string, seconds: number) => {
  const place = domain === '' ? '' : `; Domain=${domain}`;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${place}${secure}`;
};

/** Whatever measured, wherever it was put: nobody can ask a browser for a cookie's domain. */
export const eraseCookies = (): void => {
  for (const { name } of listCookies(measuring)) {
    for (const domain of listDomains()) write(name, '', domain, 0);
  }
};

const count = (name: string) => listCookies(/^_ga/).filter((cookie) => cookie.name === name).length;

/**
 * Holds `_ga*` to a year (spec section 9), whatever a container says. A cookie is written over on the domain that has
 * it: on any other there would be a second one of its name, which goes at once.
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
