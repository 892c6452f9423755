import type { ReactNode } from 'react';
import { Button } from '@/ui/components/Button';

interface CookieSettingsProps {
  readonly look: 'plain' | 'quiet';
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Opens the dialog of `src/browser/consent`, which listens for clicks on the attribute: the page itself contains no code for
 * it.
 */
export const CookieSettings = (props: CookieSettingsProps) => (
  <Button {...props} aria-haspopup="dialog" data-cookie-settings data-scripted />
);
