import { isKnownHost, originOf } from '@/sites/activeSites';
import { createHostFile } from '../hostFile';

/**
 * `GET /robots.txt`. What is not to be found says so itself and must be read for that, so only the calls are closed. A
 * host that nobody lists shows copies.
 */
export const robotsEndpoint = createHostFile(async ({ env, host, site }) => {
  const lines = isKnownHost(env, host)
    ? ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${originOf(env, site)}/sitemap.xml`]
    : ['User-agent: *', 'Disallow: /'];
  return { type: 'text/plain', text: `${lines.join('\n')}\n` };
});
