import { breakpoints } from '@/ui/themes/breakpoints';

/** Below the first breakpoint. */
export const phoneMedia = `(max-width: ${breakpoints.sm - 0.05}px)`;
