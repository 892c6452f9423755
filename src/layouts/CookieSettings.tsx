import type { ReactNode } from 'react';

interface CookieSettingsProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Opens the dialog of `src/consent`, which listens for it: nothing of that is on the page when it loads. */
export const CookieSettings = ({ className, children }: CookieSettingsProps) => (
  <button type="button" className={className} aria-haspopup="dialog" data-cookie-settings>
    {children}
  </button>
);
