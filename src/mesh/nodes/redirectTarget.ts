import { parseLinkTarget } from '../prose/linkTarget';
import type { LinkTarget } from '../prose/prose';

/** Where a redirect may lead: something of the shop, or a whole address. */
export type RedirectTarget = Exclude<LinkTarget, { to: 'heading' }>;

/** No `i` flag: beside `u` it takes the Kelvin sign for a k. */
const wholeAddress = /^https:\/\/([A-Za-z0-9.-]+)(?=[/?#]|$)[^\s\\\p{Cc}]*$/u;

/** @returns the address as browsers read it, where its host is the one that anybody would read in it */
const parseWholeAddress = (text: string): string | undefined => {
  const [, host] = wholeAddress.exec(text) ?? [];
  if (host === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' && url.host === host.toLowerCase() ? url.href : undefined;
};

/** What the `to` of a redirect means; nothing for whatever is neither a thing of the shop nor a plain https address. */
export const parseRedirectTarget = (text: string): RedirectTarget | undefined => {
  const target = parseLinkTarget(text);
  if (target?.to === 'heading') return undefined;
  if (target?.to !== 'elsewhere') return target;
  const href = parseWholeAddress(text);
  return href === undefined ? undefined : { to: 'elsewhere', href };
};
