import type { CookieConsentConfig } from 'vanilla-cookieconsent';
import { fetchPayload } from '@/http/client';
import { languages } from '@/sites/site';
import { type ConsentWords, toTranslation } from './toTranslation';

/** In days. A choice is asked for anew twice a year; the privacy pages promise a year at most. */
const lifetime = 182;

/** Asked for once per document: catching up with another tab must not need the network. */
const known = new Map<string, ConsentWords>();

const loadWords = async (lang: string): Promise<ConsentWords> => {
  const words =
    known.get(lang) ?? ((await fetchPayload(`/locales/${lang}/consent.json`)) as ConsentWords);
  known.set(lang, words);
  return words;
};

/**
 * Spec section 4, cookie consent: two categories, of which one is the visitor's to switch on. In the language of the
 * document.
 *
 * @param privacy path of the site's own privacy page; `null` where it has none
 */
export const buildSettings = (privacy: string | null): CookieConsentConfig => ({
  // Shown by us, when it interrupts nobody; also to browsers that are driven by a program.
  autoShow: false,
  hideFromBots: false,
  // Erased by us, on the domains above too.
  autoClearCookies: false,
  manageScriptTags: false,
  cookie: { name: 'cc_cookie', expiresAfterDays: lifetime, sameSite: 'Lax' },
  guiOptions: {
    consentModal: { layout: 'box', position: 'bottom left' },
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
