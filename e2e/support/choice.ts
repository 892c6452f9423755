import type { BrowserContextOptions } from '@playwright/test';
import { siteIds } from '@/config/sites/site';

type StoredState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const day = 86_400_000;

/** The cookie value that the consent dialog writes. */
const toChoice = (categories: readonly ('necessary' | 'analytics')[]): string => {
  const now = new Date().toISOString();
  return encodeURIComponent(
    JSON.stringify({
      categories,
      revision: 0,
      data: null,
      consentTimestamp: now,
      consentId: '7d3f0c52-6f0e-4a58-9b1c-2f4f5f5b8f10',
      services: { necessary: [], analytics: [] },
      languageCode: 'en',
      lastConsentTimestamp: now,
      expirationTime: Date.now() + 100 * day,
    }),
  );
};

/** Each host with the site that it serves. */
const hosts: readonly (readonly [host: string, siteId: string])[] = [
  ...siteIds.map((siteId) => [`${siteId}.localhost`, siteId] as const),
  ['localhost', 'en'],
  ['127.0.0.1', 'en'],
];

const lasting = {
  path: '/',
  expires: Math.floor((Date.now() + 100 * day) / 1000),
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

const toState = (choice: string): StoredState => ({
  cookies: hosts.flatMap(([domain, siteId]) => [
    { name: 'cc_cookie', value: choice, domain, ...lasting },
    { name: 'locale', value: siteId, domain, ...lasting },
  ]),
  origins: [],
});

/**
 * A browser with consent refused on every site, and every site chosen explicitly. Most tests concern neither the notice
 * nor the offer of another language.
 */
export const refused = toState(toChoice(['necessary']));

/** A browser with consent given on every site. */
export const accepted = toState(toChoice(['necessary', 'analytics']));

/** A browser that has visited no site. */
export const undecided: StoredState = { cookies: [], origins: [] };
