import { join } from 'node:path';

/** Where the journeys find their shop. */
export const port = 3210;

/** Short, so that the journey of an editor's change does not take a minute. */
export const revalidateSeconds = 2;

/** A copy of the shipped content that journeys may edit. */
export const contentDir = join(process.cwd(), 'test-results', 'content');

/** Where journeys leave their orders. */
export const dataDir = join(process.cwd(), 'test-results', 'data');

export const addressOf = (siteId: string, path = '/'): string =>
  `http://${siteId}.localhost:${port}${path}`;
