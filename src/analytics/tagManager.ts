import { toFields } from '@/lib/fields';
import { pushData } from './dataLayer';

/** What a host measures with, as the server has it. */
export interface Measures {
  readonly container: string | null;
  readonly conversionSendToId: string | null;
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** `GET /api/measurement`; nothing of what makes no sense. */
export const parseMeasures = (answer: unknown): Measures => {
  const { container, conversionSendToId } = toFields(answer);
  return { container: toText(container), conversionSendToId: toText(conversionSendToId) };
};

const origin = 'https://www.googletagmanager.com';

let loaded = false;

export const isTagManagerLoaded = (): boolean => loaded;

/** Once per document. By a script of ours: the page's policy lets no script in that stands in the page. */
export const loadTagManager = (container: string): void => {
  if (loaded) return;
  loaded = true;
  pushData({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtm.js?id=${encodeURIComponent(container)}`;
  document.head.append(script);
};
