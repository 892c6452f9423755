import { isKnownHost, originOf } from '@/config/sites/activeSites';
import { createHostFile } from './createHostFile';

/**
 * `GET /robots.txt`. Only the API is disallowed: pages that must not be indexed have a `noindex`, which crawlers must
 * be able to read. Unlisted hosts are copies of a site, so they disallow everything.
 */
export const robotsEndpoint = createHostFile(async ({ env, host, site }) => {
  const lines = isKnownHost(env, host)
    ? ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${originOf(env, site)}/sitemap.xml`]
    : ['User-agent: *', 'Disallow: /'];
  return { type: 'text/plain', text: `${lines.join('\n')}\n` };
});
