import type { GetStaticPaths } from 'next';

/** For pages that are rendered on first request: too many for the build, or rarely visited. */
export const onDemand: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });
