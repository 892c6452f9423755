import { useEffect } from 'react';
import { useChoice } from '@/browser/consent/useChoice';
import { denyByDefault } from './consentMode';
import { followChoice } from './followChoice';

/**
 * Tells Google's tags that all is denied, and then what the visitor chose (spec section 4).
 *
 * @returns whether the visitor consents to measuring; `undefined` until it is known
 */
export const useConsentSignals = (): boolean | undefined => {
  const choice = useChoice();
  useEffect(() => {
    denyByDefault();
    if (choice !== undefined) followChoice(choice);
  }, [choice]);
  return choice;
};
