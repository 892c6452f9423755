import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ChangeOutcome } from './tripCalls';

export interface Status {
  /** What the last press of this visitor has led to. What others do is not announced. */
  readonly text: string;
  readonly isProblem: boolean;
}

const quiet: Status = { text: '', isProblem: false };

/** Says what a press has led to. */
export const useStatus = () => {
  const { t } = useTranslation('trip');
  const [status, setStatus] = useState(quiet);
  /** @returns whether the change was made */
  const tell = async (change: Promise<ChangeOutcome>, done: string): Promise<boolean> => {
    // Emptied, so that a repeated text is announced again.
    setStatus(quiet);
    const { problem } = await change;
    setStatus(
      problem
        ? { text: t(`status.${problem}`), isProblem: true }
        : { text: done, isProblem: false },
    );
    return problem === undefined;
  };
  return { status, tell };
};
