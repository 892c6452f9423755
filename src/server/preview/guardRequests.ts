import type { IncomingHttpHeaders } from 'node:http';
import { PREVIEW_CACHE_CONTROL, withoutNextCookies } from '@troupe/cache-server/nextCookies';
import { onHttpRequest } from '@/lib/onHttpRequest';
import { log } from '@/platform/log/log';
import type { FindPreviewCookies } from './previewGate';

/** Next's internal headers. In a client's request they could revalidate pages, skip rewrites or select another page. */
const nextHeader =
  /^(?:x-(?:prerender|middleware|nextjs|next|invoke|now)-.*|x-matched-path|next-.*|rsc)$/;

const dropNextHeaders = (headers: IncomingHttpHeaders): void => {
  for (const name of Object.keys(headers)) {
    if (nextHeader.test(name)) Reflect.deleteProperty(headers, name);
  }
};

/** @returns whether drafts are rendered for the request */
const admit = (headers: IncomingHttpHeaders, findPreviewCookies: FindPreviewCookies): boolean => {
  dropNextHeaders(headers);
  const { cookie } = headers;
  if (cookie === undefined) return false;
  let previewCookies: string | undefined;
  try {
    previewCookies = findPreviewCookies(headers);
  } catch (error) {
    log.error('no preview: the build cannot be read', { error });
  }
  const cookies = [withoutNextCookies(cookie), previewCookies].filter(Boolean).join('; ');
  if (cookies === '') delete headers.cookie;
  else headers.cookie = cookies;
  return previewCookies !== undefined;
};

/**
 * Does the same for `next start` as the cache server: removes Next's internal headers from requests, and adds Next's
 * own cookies to requests of a preview session.
 */
export const guardRequests = (findPreviewCookies: FindPreviewCookies): void =>
  onHttpRequest((request, response) => {
    // Next does not replace a header that is already set.
    if (admit(request.headers, findPreviewCookies)) {
      response.setHeader('Cache-Control', PREVIEW_CACHE_CONTROL);
    }
  });
