import { command } from './dataLayer';

/** Spec section 4: denied before consent. */
const storages = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

type Signal = 'denied' | 'granted';

const all = (names: readonly string[], signal: Signal) =>
  Object.fromEntries(names.map((name) => [name, signal]));

let isStarted = false;

/** Once per document, before any other measuring command. */
export const denyByDefault = (): void => {
  if (isStarted) return;
  isStarted = true;
  command('consent', 'default', all(storages, 'denied'));
};

/** Lifetime of measuring cookies in seconds (spec section 9). Google's default is two years. */
export const cookieLifetime = 365 * 24 * 60 * 60;

/** Spec section 4: granted together with analytics, and denied again when the visitor withdraws consent. */
export const updateConsentMode = (signal: Signal): void => {
  command('consent', 'update', all([...storages, 'security_storage'], signal));
  if (signal === 'granted') command('set', { cookie_expires: cookieLifetime });
};
