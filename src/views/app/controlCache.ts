import { createEmotionCache } from '@mui/material-nextjs/v16-pagesRouter';

/**
 * The styles of MUI's controls: one cache for each process and each browser. It never contains what visitors or editors
 * write, so it does not grow. Supported browsers need no prefixes.
 */
export const controlCache = createEmotionCache({ key: 'mui', stylisPlugins: [] });
