import { useEffect } from 'react';

type Speak = (lang: string) => void;

/** One per document: the pages of a site come and go within it. */
let started: Promise<Speak> | undefined;

const start = async (privacy: string | null): Promise<Speak> => {
  const { startConsent } = await import('./startConsent');
  return startConsent(privacy);
};

interface ConsentProps {
  /** Of the document. */
  readonly lang: string;
  /** Path of the site's own privacy page; `null` where it has none. */
  readonly privacy: string | null;
}

/** Asks the visitor what may be measured (spec section 4). Without its words it does not ask, and nothing is measured. */
export const Consent = ({ lang, privacy }: ConsentProps) => {
  useEffect(() => {
    started ??= start(privacy);
    started
      .then((speak) => speak(lang))
      .catch(() => {
        started = undefined;
      });
  }, [lang, privacy]);
  return null;
};
