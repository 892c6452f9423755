import Router from 'next/router';
import { toFields } from '@troupe/basics/fields';
import { hardNavigate } from '@/lib/hardNavigate';
import { fetchPayload } from '@/platform/http/client';

/** The visitor waits. Later, a full page load is better. */
const TIMEOUT_MS = 3000;

/** @returns `undefined` if no rule applies, or the server does not answer */
const fetchLocation = async (address: string): Promise<string | undefined> => {
  try {
    const call = `/api/redirect?path=${encodeURIComponent(address)}`;
    const answer = await fetchPayload(call, { timeout: TIMEOUT_MS, retries: 0 });
    const { location } = toFields(answer);
    return typeof location === 'string' ? location : undefined;
  } catch {
    return undefined;
  }
};

/** A path of this site; `//host` would be another site. */
const isInternal = (location: string): boolean => /^\/(?!\/)/.test(location);

/**
 * Goes where the editors' rules lead from an address for which the router has no page: within the app to a page of this
 * site, by a full page load to another site. Without a rule the server answers the address itself, with the reason why
 * there is no page.
 *
 * @param address path with query and hash
 * @returns a promise that never resolves, because the page is being left
 */
export const followRedirect = async (address: string): Promise<never> => {
  const [path = '', hash] = address.split('#', 2);
  const location = await fetchLocation(path);
  if (location === undefined || !isInternal(location)) return hardNavigate(address);
  // As browsers do, a redirect without a hash keeps that of the link.
  const target = hash && !location.includes('#') ? `${location}#${hash}` : location;
  if (!(await Router.push(target))) return hardNavigate(target);
  return new Promise(() => {});
};
