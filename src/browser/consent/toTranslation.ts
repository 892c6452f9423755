import type { Translation } from 'vanilla-cookieconsent';
import { hasTexts } from '@/lib/hasTexts';
import type { Resources } from '@/ui/i18n/namespaces';

export type ConsentWords = Resources['consent'];

const titleAndText = { title: true, text: true } as const;

/** Whether a loaded file has the texts of the dialog. */
export const isConsentWords = (file: unknown): file is ConsentWords =>
  hasTexts(
    {
      notice: titleAndText,
      accept: true,
      refuse: true,
      choose: true,
      save: true,
      close: true,
      privacy: true,
      settings: true,
      about: titleAndText,
      necessary: titleAndText,
      analytics: titleAndText,
    },
    file,
  );

/** Escapes a text for the dialog's HTML. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Builds the texts of notice and dialog for a language. The dialog has three sections (spec section 9): introduction,
 * necessary cookies and analytics.
 *
 * @param privacy path of the site's privacy page; `null` if it has none
 */
export const toTranslation = (words: ConsentWords, privacy: string | null): Translation => {
  const link =
    privacy === null
      ? ''
      : ` <a class="cc__link" href="${escapeHtml(privacy)}">${escapeHtml(words.privacy)}</a>`;
  const buttons = {
    acceptAllBtn: escapeHtml(words.accept),
    acceptNecessaryBtn: escapeHtml(words.refuse),
  };
  return {
    consentModal: {
      title: escapeHtml(words.notice.title),
      description: escapeHtml(words.notice.text) + link,
      showPreferencesBtn: escapeHtml(words.choose),
      ...buttons,
    },
    preferencesModal: {
      title: escapeHtml(words.settings),
      closeIconLabel: words.close,
      savePreferencesBtn: escapeHtml(words.save),
      ...buttons,
      sections: [
        { title: escapeHtml(words.about.title), description: escapeHtml(words.about.text) + link },
        {
          title: escapeHtml(words.necessary.title),
          description: escapeHtml(words.necessary.text),
          linkedCategory: 'necessary',
        },
        {
          title: escapeHtml(words.analytics.title),
          description: escapeHtml(words.analytics.text),
          linkedCategory: 'analytics',
        },
      ],
    },
  };
};
