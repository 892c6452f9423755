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
import { giveBack } from './giveBack';
import { putOff, showInPeace } from './notice';
import { buildSettings } from './settings';
import styles from './theme.module.css';

/** Buttons of the page that open the dialog bear it. They do nothing by themselves, and so weigh nothing. */
const opener = '[data-cookie-settings]';

const openSettings = ({ target }: MouseEvent) => {
  if (target instanceof Element && target.closest(opener)) showPreferences();
};

/** What the cookie says now, whichever tab wrote it. */
const readCookie = () => JSON.stringify(getCookie('categories') ?? null);

/**
 * Asks for consent and keeps the answer in step with other tabs. Once per document.
 *
 * @param privacy path of the site's own privacy page; `null` where it has none
 * @returns how to change the language. Throws when the words do not come.
 */
export const startConsent = async (privacy: string | null) => {
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
    if (!validConsent()) stopWaiting = showInPeace();
  };
  const catchUp = () => {
    if (document.visibilityState === 'visible' && readCookie() !== known) void begin();
  };
  const speak = (lang: string) => {
    if (lang === spoken) return;
    spoken = lang;
    setLanguage(lang, true).catch(() => {
      // Without its words what was spoken before stays, and the next page tries again.
      spoken = '';
    });
  };
  document.documentElement.classList.add(styles['themed'] ?? '');
  await begin();
  document.addEventListener('click', openSettings);
  document.addEventListener('keydown', putOff);
  document.addEventListener('focusin', giveBack);
  document.addEventListener('visibilitychange', catchUp);
  return speak;
};
