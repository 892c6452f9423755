import type { Env } from '@/config/env/env';
import { allowAlso, type Directives } from './directives';
import { deferredScriptLoaderSource } from '@/hacks/deferredScriptLoader';
import { conversionSources, managerSources } from './tagSources';

/** What the shop's own pages need. There is no nonce, because cached pages are the same for all clients. */
const own: Directives = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'frame-src': ["'none'"],
  // Stylesheets contain icons as data URLs.
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  // React writes style attributes, and emotion writes style elements. Both differ between pages.
  'style-src': ["'self'", "'unsafe-inline'"],
  'worker-src': ["'none'"],
};

/** Hot reload evaluates code from a WebSocket, and adds scripts to the page. */
const development: Directives = {
  'connect-src': ['ws:'],
  'script-src': ["'unsafe-eval'", "'unsafe-inline'"],
  'worker-src': ["'self'", 'blob:'],
};

/** Pages contain one inline script, the same on all of them. */
const production: Directives = { 'script-src': [deferredScriptLoaderSource] };

const isAny = (record: Readonly<Record<string, string>>) => Object.keys(record).length > 0;

/** Builds the policy of documents. It allows hosts of third parties only if measurement is configured. */
export const buildPagePolicy = (
  { gtmContainers, conversionIds }: Pick<Env, 'gtmContainers' | 'conversionIds'>,
  isDevelopment: boolean,
): Directives =>
  [
    ...(isAny(gtmContainers) || isAny(conversionIds) ? [managerSources] : []),
    ...(isAny(conversionIds) ? [conversionSources] : []),
    isDevelopment ? development : production,
  ].reduce(allowAlso, own);

/** For other resources: opened as a document, they cannot run scripts or load anything. */
export const resourcePolicy: Directives = {
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'style-src': ["'unsafe-inline'"],
};
