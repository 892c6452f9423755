import type { Env } from '@/env/env';
import { allowAlso, type Directives } from './directives';
import { pageStartSource } from './pageStart';
import { conversionSources, managerSources } from './tagSources';

/** What a page of the shop itself needs. It is shared by all visitors, so there can be no nonce in it. */
const own: Directives = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'frame-src': ["'none'"],
  // Marks and arrows stand in stylesheets as data.
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  // React writes style attributes, and emotion style elements, both different from page to page.
  'style-src': ["'self'", "'unsafe-inline'"],
  'worker-src': ["'none'"],
};

/** Hot reload evaluates what it is sent over a socket, and puts scripts into the page. */
const development: Directives = {
  'connect-src': ['ws:'],
  'script-src': ["'unsafe-eval'", "'unsafe-inline'"],
  'worker-src': ["'self'", 'blob:'],
};

/** One script stands in the page itself; it is the same on all of them. */
const production: Directives = { 'script-src': [pageStartSource] };

const isAny = (record: Readonly<Record<string, string>>) => Object.keys(record).length > 0;

/** For documents. Who measures nothing lets nobody else in. */
export const buildPagePolicy = (
  { gtmContainers, conversionIds }: Pick<Env, 'gtmContainers' | 'conversionIds'>,
  isDevelopment: boolean,
): Directives =>
  [
    ...(isAny(gtmContainers) || isAny(conversionIds) ? [managerSources] : []),
    ...(isAny(conversionIds) ? [conversionSources] : []),
    isDevelopment ? development : production,
  ].reduce(allowAlso, own);

/** For what is no document: whoever opens it as one gets something that can do nothing. */
export const resourcePolicy: Directives = {
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'style-src': ["'unsafe-inline'"],
};
