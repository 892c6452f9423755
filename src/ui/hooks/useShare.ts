import { useState } from 'react';
import { useBrowserValue } from '@/ui/hooks/useBrowserValue';

export type ShareOutcome = 'none' | 'copied' | 'failed';

/** Without the hash. */
const readAddress = () => window.location.origin + window.location.pathname;

/** Whether the visitor closed the share dialog, which is no failure. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Shares a page with the system's share dialog, or copies its URL. */
export const useShare = (title: string) => {
  const [outcome, setOutcome] = useState<ShareOutcome>('none');
  const canShare = useBrowserValue(() => 'share' in navigator, false);
  /** Unknown before hydration. */
  const address = useBrowserValue<string | undefined>(readAddress, undefined);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(readAddress());
      setOutcome('copied');
    } catch {
      // Forbidden, or not supported: the URL is shown instead.
      setOutcome('failed');
    }
  };

  const share = async () => {
    // Reset, so that a repeated outcome is announced again.
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
