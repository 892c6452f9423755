import { join } from 'node:path';

/** Journeys run side by side, so each shop that one of them starts has a port that no other takes. */
export const ports = {
  shop: 3210,
  /** Of which a newer build is served while visitors are there. */
  deployed: 3211,
  /** By Next alone. */
  plain: 3212,
  /** With sources that mean harm. */
  hostile: 3213,
} as const;

/** Where the journeys find their shop. */
export const port = ports.shop;

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

/** What the shop of the journeys is started with. */
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
  // All visitors of the journeys have one address.
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
