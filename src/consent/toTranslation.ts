import type { Translation } from 'vanilla-cookieconsent';
import type { Resources } from '@/i18n/namespaces';

export type ConsentWords = Resources['consent'];

/** What is written into the dialog as HTML. */
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Notice and dialog in the words of a language. The dialog has three blocks (spec section 9): what it is about, what is
 * necessary, and what measures.
 *
 * @param privacy path of the site's own privacy page; `null` where it has none
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
