import { parseLinkTarget } from '../prose/linkTarget';
import type { LinkTarget } from '../prose/prose';

/** The target of a redirect: a page of the shop or an absolute URL. */
export type RedirectTarget = Exclude<LinkTarget, { to: 'heading' }>;

/** No `i` flag: together with `u` it matches the Kelvin sign as a k. */
const wholeAddress = /^https:\/\/([A-Za-z0-9.-]+)(?=[/?#]|$)[^\s\\\p{Cc}]*$/u;

/** @returns the URL as browsers parse it, if its host is the one that is written in the text */
const parseWholeAddress = (text: string): string | undefined => {
  const [, host] = wholeAddress.exec(text) ?? [];
  if (host === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' && url.host === host.toLowerCase() ? url.href : undefined;
};

/** Parses the `to` of a redirect: a page of the shop or an https URL. Returns `undefined` for anything else. */
export const parseRedirectTarget = (text: string): RedirectTarget | undefined => {
  const target = parseLinkTarget(text);
  if (target?.to === 'heading') return undefined;
  if (target?.to !== 'elsewhere') return target;
  const href = parseWholeAddress(text);
  return href === undefined ? undefined : { to: 'elsewhere', href };
};
