import { createHostFile } from '../hostFiles/createHostFile';
import { findRedirect } from './findRedirect';
import { explainNotFound } from './refusal';

/**
 * `GET /api/redirect?path=/faq`: where the editors' rules lead from a path of the host's site that matches no page.
 * `{"location": "/page/faq"}`, an absolute URL, or `null`. So a navigation within the app follows a redirect without a
 * full page load (spec section 2).
 */
export const redirectEndpoint = createHostFile(async ({ host, site, query, getContext }) => {
  const url = typeof query['path'] === 'string' ? query['path'] : '';
  const isMissing =
    url.startsWith('/') &&
    explainNotFound(site, url.replace(/[?#].*$/s, ''), []).statusCode === 404;
  const redirect = isMissing ? findRedirect(await getContext(), { url, host }) : undefined;
  return {
    type: 'application/json',
    text: JSON.stringify({ location: redirect?.location ?? null }),
  };
});
