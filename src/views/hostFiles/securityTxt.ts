import { originOf } from '@/config/sites/activeSites';
import { createHostFile } from './createHostFile';

const day = 86_400_000;

/** RFC 9116 recommends less than a year, so that old copies expire. */
const validDays = 180;

/** Rounded to midnight (UTC), so that the response is constant for a day. */
const expiresAfter = (now: number) =>
  new Date((Math.floor(now / day) + validDays) * day).toISOString();

/** `GET /.well-known/security.txt` (RFC 9116): the contact for security reports and its languages. */
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
