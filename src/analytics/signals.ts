import { command } from './dataLayer';

/** Spec section 4: what is denied before consent. */
const storages = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

type Signal = 'denied' | 'granted';

const all = (names: readonly string[], signal: Signal) =>
  Object.fromEntries(names.map((name) => [name, signal]));

let isStarted = false;

/** Once per document, before any other word of measuring. */
export const denyByDefault = (): void => {
  if (isStarted) return;
  isStarted = true;
  command('consent', 'default', all(storages, 'denied'));
};

/** Of cookies that measure, in seconds (spec section 9). Google's own default is two years. */
export const cookieLifetime = 365 * 24 * 60 * 60;

/** Spec section 4: what is granted with analytics, and denied again when the visitor takes it back. */
export const tellChoice = (signal: Signal): void => {
  command('consent', 'update', all([...storages, 'security_storage'], signal));
  if (signal === 'granted') command('set', { cookie_expires: cookieLifetime });
};
