import { useEffect } from 'react';
import { announceHydrated } from '@/lib/hydration';

/** Dispatches the hydrated event: from now on the page handles input itself. Once per app, after all other effects. */
export const useAlive = (): void => useEffect(announceHydrated, []);
