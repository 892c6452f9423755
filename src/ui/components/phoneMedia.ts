import { down } from '@/ui/themes/breakpoints';

/** Below the first breakpoint. */
export const phoneMedia = down('sm');
