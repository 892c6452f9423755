import { useState } from 'react';
import { useBrowserValue } from '@/hooks/useBrowserValue';

export type ShareOutcome = 'none' | 'copied' | 'failed';

/** Without the place in the page that one happens to be at. */
const readAddress = () => window.location.origin + window.location.pathname;

/** Whether the visitor closed what they had opened, which is an answer and no failure. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Hands a page on by what the visitor's system has for it; otherwise its address is copied. */
export const useShare = (title: string) => {
  const [outcome, setOutcome] = useState<ShareOutcome>('none');
  const canShare = useBrowserValue(() => 'share' in navigator, false);
  /** Not known before a browser has the page. */
  const address = useBrowserValue<string | undefined>(readAddress, undefined);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(readAddress());
      setOutcome('copied');
    } catch {
      // Forbidden, or a browser without a clipboard: the address is shown instead.
      setOutcome('failed');
    }
  };

  const share = async () => {
    // So that the same outcome is told again.
    setOutcome('none');
    if (!canShare) return copy();
    try {
      await navigator.share({ title, url: readAddress() });
    } catch (error) {
      if (!isCancelled(error)) await copy();
    }
  };

  return { canShare, address, outcome, share };
};
