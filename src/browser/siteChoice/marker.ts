import { readCookie } from './readCookie';
import { writeCookie } from './writeCookie';

/** Marker cookie that is set before a redirect to another site (spec section 3, cookies). */
const name = 'locale_redirected';

/** In ms. Sites that remember each other in a circle would lead on within seconds. */
const loopTime = 60_000;

/** Whether this host has ever led the visitor to another site. */
export const wasLed = (): boolean => readCookie(name) !== undefined;

/** Whether it has just done so: if the visitor is here again, the sites would lead them in a circle. */
export const isInLoop = (now = Date.now()): boolean => {
  const age = now - Number(readCookie(name) ?? Number.NaN);
  return age >= 0 && age < loopTime;
};

/** @returns whether the marker is kept; without it, the redirects would not end */
export const markLed = (now = Date.now()): boolean => {
  writeCookie(name, String(now));
  return wasLed();
};
