import type { ReactNode } from 'react';

interface CookieSettingsProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Opens the dialog of `src/browser/consent`, which listens for clicks on the attribute: the page itself contains no code for
 * it.
 */
export const CookieSettings = ({ className, children }: CookieSettingsProps) => (
  <button type="button" className={className} aria-haspopup="dialog" data-cookie-settings>
    {children}
  </button>
);
