import type { Directives } from './directives';

const manager = 'https://www.googletagmanager.com';

/**
 * Sources of the tag manager and its analytics, from Google's guide to content security policies. Scripts are allowed
 * only from the two necessary paths of that host.
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

/** Sources for conversion reports. Only `/pagead/` of Google's hosts is allowed: other paths can return any script. */
export const conversionSources: Directives = {
  'connect-src': [...adHosts, 'https://google.com'],
  'img-src': [...adHosts, 'https://google.com'],
  'script-src': adHosts.map((host) => `${host}/pagead/`),
};
