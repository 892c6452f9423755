import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { DocumentParts } from './documentParts';

const quiet = { text: '', isProblem: false };

/** Says what a press has led to. What others do is not announced. */
export const useDocumentStatus = () => {
  const { t } = useTranslation('proposalDocument');
  const [status, setStatus] = useState(quiet);
  const tell: DocumentParts['tell'] = async (outcome, done) => {
    // Emptied, so that a repeated text is announced again.
    setStatus(quiet);
    const { problem } = await outcome;
    setStatus(
      problem
        ? { text: t(`status.${problem}`), isProblem: true }
        : { text: done, isProblem: false },
    );
    return problem === undefined;
  };
  return { status, tell };
};
