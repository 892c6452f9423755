import { join } from 'node:path';

/** Where the journeys find their shop. */
export const port = 3210;

/** Short, so that the journey of an editor's change does not take a minute. */
export const revalidateSeconds = 2;

/** A copy of the shipped content that journeys may edit. */
export const contentDir = join(process.cwd(), 'test-results', 'content');

/** What journeys sign with. */
export const revalidateSecret = 'a secret of the journeys';

/** Where journeys leave their orders. */
export const dataDir = join(process.cwd(), 'test-results', 'data');

/** Tag-manager containers by host; sites without one have that of the main English site. */
export const containers: Readonly<Record<string, string>> = {
  'en.localhost': 'GTM-MAIN',
  'de.localhost': 'GTM-DE',
  'pl2.localhost': 'GTM-PL2',
};

/** What conversions are reported to, by host. */
export const conversionIds: Readonly<Record<string, string>> = {
  'de.localhost': 'AW-100000001/journey',
};

/** As the environment has them. */
export const printPairs = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([host, value]) => `${host}=${value}`)
    .join(',');

export const addressOf = (siteId: string, path = '/'): string =>
  `http://${siteId}.localhost:${port}${path}`;
