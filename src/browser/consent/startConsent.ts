import {
  acceptedCategory,
  getCookie,
  reset,
  run,
  setLanguage,
  showPreferences,
  validConsent,
} from 'vanilla-cookieconsent';
import 'vanilla-cookieconsent/dist/cookieconsent.css';
import { setChoice } from './choice';
import { restoreFocus } from './restoreFocus';
import { putOff, showInPeace } from './notice';
import { buildSettings } from './settings';
import styles from './theme.module.css';

/**
 * Attribute of the page's buttons that open the dialog. They contain no handler, so that the page needs no code for
 * them.
 */
const opener = '[data-cookie-settings]';

const openSettings = ({ target }: MouseEvent) => {
  if (target instanceof Element && target.closest(opener)) showPreferences();
};

/** The cookie's current value, which another tab may have written. */
const readCookie = () => JSON.stringify(getCookie('categories') ?? null);

/**
 * Asks for consent and follows changes in other tabs. Once per document.
 *
 * @param privacy path of the site's privacy page; `null` if it has none
 * @param isAsked whether the question comes by itself; the page's buttons open the dialog in any case
 * @returns a function that changes the language
 * @throws if the texts cannot be loaded
 */
export const startConsent = async (privacy: string | null, isAsked = true) => {
  let known = '';
  let stopWaiting = () => {};
  let spoken = document.documentElement.lang;
  const note = () => {
    known = readCookie();
    if (validConsent()) stopWaiting();
    setChoice(validConsent() && acceptedCategory('analytics'));
  };
  const begin = async () => {
    stopWaiting();
    reset();
    await run({ ...buildSettings(privacy), onConsent: note, onChange: note });
    note();
    if (!validConsent() && isAsked) stopWaiting = showInPeace();
  };
  const catchUp = () => {
    if (document.visibilityState === 'visible' && readCookie() !== known) void begin();
  };
  const speak = (lang: string) => {
    if (lang === spoken) return;
    spoken = lang;
    setLanguage(lang, true).catch(() => {
      // If the texts cannot be loaded, the previous language stays, and the next page tries again.
      spoken = '';
    });
  };
  document.documentElement.classList.add(styles['themed'] ?? '');
  await begin();
  document.addEventListener('click', openSettings);
  document.addEventListener('keydown', putOff);
  document.addEventListener('focusin', restoreFocus);
  document.addEventListener('visibilitychange', catchUp);
  return speak;
};
