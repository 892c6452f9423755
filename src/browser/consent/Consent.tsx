import { useEffect } from 'react';

type SetLanguage = (lang: string) => void;

/** One per document, shared by all pages of the site. */
let started: Promise<SetLanguage> | undefined;

const start = async (privacy: string | null, isAsked: boolean): Promise<SetLanguage> => {
  const { startConsent } = await import('./startConsent');
  return startConsent(privacy, isAsked);
};

interface ConsentProps {
  /** Language of the document. */
  readonly lang: string;
  /** Path of the site's privacy page; `null` if it has none. */
  readonly privacy: string | null;
  /** False where nothing is measured: the question waits until another page is loaded. */
  readonly isAsked?: boolean;
}

/**
 * Asks the visitor for consent (spec section 4). If its texts cannot be loaded, it does not ask, and nothing is
 * measured.
 */
export const Consent = ({ lang, privacy, isAsked = true }: ConsentProps) => {
  useEffect(() => {
    started ??= start(privacy, isAsked);
    started
      .then((speak) => speak(lang))
      .catch(() => {
        started = undefined;
      });
  }, [lang, privacy, isAsked]);
  return null;
};
