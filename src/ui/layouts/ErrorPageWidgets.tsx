import { useConsentSignals } from '@/browser/analytics/useConsentSignals';
import { useTagManager } from '@/browser/analytics/useTagManager';
import { Consent } from '@/browser/consent/Consent';

/** Measures the visit, but no event: the error screen shows nothing that is sold. */
const TagManager = () => {
  useTagManager();
  return null;
};

interface ErrorPageWidgetsProps {
  /** Language of the document. */
  readonly lang: string;
  /** Path of the site's privacy page; `null` if it has none. */
  readonly privacy: string | null;
}

/** Asks for consent where the error screen is the first page of a visit (spec section 7). */
export const ErrorPageWidgets = ({ lang, privacy }: ErrorPageWidgetsProps) => {
  const choice = useConsentSignals();
  return (
    <>
      <Consent lang={lang} privacy={privacy} />
      {choice && <TagManager />}
    </>
  );
};
