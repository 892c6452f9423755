import { eraseCookies } from './cookies';
import { reloadPage } from './reloadPage';
import { updateConsentMode } from './consentMode';
import { isTagManagerLoaded } from './tagManager';

let told = false;

/** Reports a choice to Google's tags, and cleans up after consent was withdrawn. */
export const followChoice = (isGranted: boolean): void => {
  if (isGranted !== told) updateConsentMode(isGranted ? 'granted' : 'denied');
  told = isGranted;
  if (isGranted) return;
  // Also removes cookies of an earlier visit whose consent has expired.
  eraseCookies();
  if (isTagManagerLoaded()) reloadPage();
};
