import type { CookieConsentConfig } from 'vanilla-cookieconsent';
import { fetchPayload } from '@/platform/http/client';
import { languages } from '@/config/sites/site';
import { type ConsentWords, isConsentWords, toTranslation } from './toTranslation';

/** In days. The visitor is asked again twice a year; the privacy pages promise a year at most. */
const lifetime = 182;

/** Loaded once per document, so that updates from another tab need no network. */
const known = new Map<string, ConsentWords>();

const fetchWords = async (lang: string): Promise<ConsentWords> => {
  const words = await fetchPayload(`/locales/${lang}/consent.json`);
  if (!isConsentWords(words)) throw new Error(`/locales/${lang}/consent.json lacks texts`);
  return words;
};

const loadWords = async (lang: string): Promise<ConsentWords> => {
  const words = known.get(lang) ?? (await fetchWords(lang));
  known.set(lang, words);
  return words;
};

/**
 * Builds the settings of the consent library (spec section 4, cookie consent): two categories, one of them optional. In
 * the language of the document.
 *
 * @param privacy path of the site's privacy page; `null` if it has none
 */
export const buildSettings = (privacy: string | null): CookieConsentConfig => ({
  // We show it ourselves when it does not interrupt the visitor, also in automated browsers.
  autoShow: false,
  hideFromBots: false,
  // We erase cookies ourselves, also on parent domains.
  autoClearCookies: false,
  manageScriptTags: false,
  cookie: { name: 'cc_cookie', expiresAfterDays: lifetime, sameSite: 'Lax' },
  guiOptions: {
    // Headings are on the left.
    consentModal: { layout: 'box', position: 'bottom right' },
    preferencesModal: { layout: 'box' },
  },
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  language: {
    default: 'en',
    autoDetect: 'document',
    translations: Object.fromEntries(
      languages.map((lang) => [lang, async () => toTranslation(await loadWords(lang), privacy)]),
    ),
  },
});
