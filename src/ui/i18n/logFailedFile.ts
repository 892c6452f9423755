import { findErrorCode } from '@troupe/basics/errorCode';
import { isLanguage } from '@/config/sites/site';
import { createThrottle } from '@/platform/log/throttledLogger';

const logFailure = createThrottle('error');

/**
 * Logs a translation file that cannot be read, throttled: pages show English texts in its place.
 *
 * @param locale a locale without a file of its own, such as `dk` or a corporate wording of few files, is no failure
 */
export const logFailedFile = (locale: string, namespace: string, error: unknown): void => {
  if (!isLanguage(locale) && findErrorCode(error) === 'ENOENT') return;
  logFailure(`translations: ${locale}/${namespace}.json cannot be read, so it is English`, error);
};
