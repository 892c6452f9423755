import { originOf } from '@/sites/activeSites';
import { createHostFile } from '../hostFile';

const day = 86_400_000;

/** The format wants less than a year: whoever finds an old copy is to ask again. */
const validDays = 180;

/** From one midnight to another, so that the answer of a day is always the same. */
const expiresAfter = (now: number) =>
  new Date((Math.floor(now / day) + validDays) * day).toISOString();

/** `GET /.well-known/security.txt` (RFC 9116): who wants to hear of weak spots, and in which language. */
export const securityTxtEndpoint = createHostFile(async ({ env, site, getContext }) => {
  const { group } = await getContext();
  const lines = [
    `Contact: mailto:${group.email}`,
    `Expires: ${expiresAfter(Date.now())}`,
    `Preferred-Languages: ${[...new Set([site.lang, 'en'])].join(', ')}`,
    `Canonical: ${originOf(env, site)}/.well-known/security.txt`,
  ];
  return { type: 'text/plain', text: `${lines.join('\n')}\n` };
});
