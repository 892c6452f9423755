import { useEffect } from 'react';
import { aliveEvent } from '@/lib/aliveEvent';

/** Tells the document that what is pressed from now on is heard. Once per app, after everything else has begun. */
export const useAlive = (): void =>
  useEffect(() => {
    document.dispatchEvent(new window.Event(aliveEvent));
  }, []);
