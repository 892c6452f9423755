import { eraseCookies } from './cookies';
import { reloadPage } from './reloadPage';
import { tellChoice } from './signals';
import { isTagManagerLoaded } from './tagManager';

let told = false;

/** Tells Google's tags of a choice once it is made, and cleans up after one that is taken back. */
export const followChoice = (isGranted: boolean): void => {
  if (isGranted !== told) tellChoice(isGranted ? 'granted' : 'denied');
  told = isGranted;
  if (isGranted) return;
  // Also what is left of an earlier visit, whose consent has run out.
  eraseCookies();
  if (isTagManagerLoaded()) reloadPage();
};
