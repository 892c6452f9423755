import { toFields } from '@troupe/basics/fields';
import { pushData } from './dataLayer';

/** Measuring configuration of a host, from the server. */
export interface Measures {
  readonly container: string | null;
  readonly conversionSendToId: string | null;
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Parses `GET /api/measurement`; invalid values become `null`. */
export const parseMeasures = (answer: unknown): Measures => {
  const { container, conversionSendToId } = toFields(answer);
  return { container: toText(container), conversionSendToId: toText(conversionSendToId) };
};

const origin = 'https://www.googletagmanager.com';

let loaded = false;

export const isTagManagerLoaded = (): boolean => loaded;

/**
 * Loads the tag manager once per document. It uses a script element, since the content security policy forbids inline
 * scripts.
 */
export const loadTagManager = (container: string): void => {
  if (loaded) return;
  loaded = true;
  pushData({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtm.js?id=${encodeURIComponent(container)}`;
  document.head.append(script);
};
