import type { Directives } from './directives';

const manager = 'https://www.googletagmanager.com';

/**
 * What the tag manager and the analytics in it load and call, as Google's guide to content security policies lists it.
 * Scripts only from the two folders that have them: anything else on that host is none of ours.
 */
export const managerSources: Directives = {
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
  'frame-src': [manager],
  'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  'script-src': [`${manager}/gtm.js`, `${manager}/gtag/`],
};

const adHosts = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** The same for reporting a conversion. Of the search engine's host only the one folder: others answer with any script. */
export const conversionSources: Directives = {
  'connect-src': [...adHosts, 'https://google.com'],
  'img-src': [...adHosts, 'https://google.com'],
  'script-src': adHosts.map((host) => `${host}/pagead/`),
};
