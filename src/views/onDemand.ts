import type { GetStaticPaths } from 'next';

/** For pages that are made when first asked for: too many to make at build, or too seldom seen. */
export const onDemand: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });
