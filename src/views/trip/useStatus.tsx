import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ChangeOutcome, ChangeProblem } from './tripCalls';

export interface Status {
  /** What the last press of this visitor has led to. What others do is not announced. */
  readonly text: string;
  readonly isProblem: boolean;
  /** The revision of his change, if it can be undone. */
  readonly undoable: number | null;
}

const quiet: Status = { text: '', isProblem: false, undoable: null };

/** The change that an answer is about, if this visitor has made it and can undo it. */
const findUndoable = ({ state }: ChangeOutcome): number | null => {
  const latest = state?.events.at(-1);
  const isOwn = latest?.guest === state?.you && latest?.revision === state?.revision;
  return latest && isOwn && latest.canUndo && latest.kind !== 'undo' ? latest.revision : null;
};

/** Says what a press has led to. */
export const useStatus = () => {
  const { t } = useTranslation('trip');
  const [status, setStatus] = useState(quiet);
  /**
   * @param words other texts of problems
   * @returns whether the change was made
   */
  const tell = async (
    change: Promise<ChangeOutcome>,
    done: string,
    words: Partial<Record<ChangeProblem, string>> = {},
  ): Promise<boolean> => {
    // Emptied, so that a repeated text is announced again.
    setStatus(quiet);
    const outcome = await change;
    const { problem } = outcome;
    setStatus(
      problem
        ? { text: words[problem] ?? t(`status.${problem}`), isProblem: true, undoable: null }
        : { text: done, isProblem: false, undoable: findUndoable(outcome) },
    );
    return problem === undefined;
  };
  return { status, tell, say: (text: string) => setStatus({ ...quiet, text }) };
};
