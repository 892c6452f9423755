import { useState } from 'react';
import { useBrowserValue } from '@/ui/hooks/useBrowserValue';

export type SharingOutcome = 'none' | 'copied' | 'failed';

/** Whether the visitor closed the share dialog, which is no failure. */
const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** Shares a text with a link by the system's dialog, or copies it. */
export const useSharing = () => {
  const [outcome, setOutcome] = useState<SharingOutcome>('none');
  const canShare = useBrowserValue(() => 'share' in navigator, false);

  const copy = async (text: string) => {
    // Reset, so that a repeated outcome is announced again.
    setOutcome('none');
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Forbidden, or not supported: the text is shown instead.
      setOutcome('failed');
    }
  };

  const share = async (text: string, url: string) => {
    setOutcome('none');
    try {
      await navigator.share({ text, url });
    } catch (error) {
      if (!isCancelled(error)) await copy(url);
    }
  };

  return { canShare, outcome, copy, share };
};

/** A complete link, for others. @param path with its fragment */
export const toWholeLink = (path: string): string => window.location.origin + path;
