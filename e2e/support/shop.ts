import { join } from 'node:path';

/** The first of the ports that tests use. Two parallel runs on one machine need different ones. */
const firstPort = Number(process.env['TEST_PORT'] ?? 3210);

/** Tests run in parallel, so each shop that they start has its own port. */
export const ports = {
  shop: firstPort,
  /** The shop that gets a new build while visitors use it. */
  deployed: firstPort + 1,
  /** The shop served by Next alone. */
  plain: firstPort + 2,
  /** The shop with hostile content and sources. */
  hostile: firstPort + 3,
  /** The shop whose content is edited. */
  editing: firstPort + 4,
  revalidation: firstPort + 5,
  /** The shop with another environment than that of its build. */
  configured: firstPort + 6,
  /** A single-site deployment. */
  single: firstPort + 7,
  /** Two instances on one database. */
  instance: firstPort + 8,
  otherInstance: firstPort + 9,
} as const;

/** The port of the shop that most tests use. */
export const port = ports.shop;

/** Short, so that a test of an editor's change takes less than a minute. */
export const revalidateSeconds = 2;

/** A copy of the shipped content that tests may edit. */
export const contentDir = join(process.cwd(), 'test-results', 'content');

/** The secret that tests sign with. */
export const revalidateSecret = 'a secret of the journeys';

/** The folder for the orders of tests. */
export const dataDir = join(process.cwd(), 'test-results', 'data');

/** The log of the tested shop. The end of `npm test` prints its errors. */
export const shopLog = join(process.cwd(), 'test-results', 'shop.log');

/** Tag manager containers by host. Other sites use the container of the main English site. */
export const containers: Readonly<Record<string, string>> = {
  'en.localhost': 'GTM-MAIN',
  'de.localhost': 'GTM-DE',
  'pl2.localhost': 'GTM-PL2',
};

/** Conversion ids by host. */
export const conversionIds: Readonly<Record<string, string>> = {
  'de.localhost': 'AW-100000001/journey',
};

/** Formats pairs for an environment variable. */
const printPairs = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([host, value]) => `${host}=${value}`)
    .join(',');

/** The environment of the tested shop. */
export const shopEnv: Readonly<Record<string, string>> = {
  PORT: String(port),
  CONTENT_DIR: contentDir,
  REVALIDATE_SECONDS: String(revalidateSeconds),
  REVALIDATE_SECRET: revalidateSecret,
  SITE_HOSTS: 'de=shop.example.de|www.shop.example.de',
  GTM_CONTAINERS: printPairs(containers),
  CONVERSION_IDS: printPairs(conversionIds),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  // All visitors in the tests have the same IP address.
  WRITE_LIMIT: 'off',
  SMTP_URL: '',
  ORDER_WEBHOOK_URL: '',
  API_URL: '',
  CMS_URL: '',
  EXCHANGE_RATES_URL: '',
  LOCALE: '',
  SHOP_GROUP_ID: '',
  THEME: '',
};

export const addressOf = (siteId: string, path = '/'): string =>
  `http://${siteId}.localhost:${port}${path}`;
