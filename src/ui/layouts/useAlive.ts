import { useEffect } from 'react';
import { hydratedEvent } from '@/lib/hydratedEvent';

/** Dispatches the hydrated event: from now on the page handles input itself. Once per app, after all other effects. */
export const useAlive = (): void =>
  useEffect(() => {
    document.dispatchEvent(new window.Event(hydratedEvent));
  }, []);
