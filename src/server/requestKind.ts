import { isAssetPath } from './assets';

export type RequestKind = 'page' | 'data' | 'asset' | 'image' | 'api';

/** Of how many sorts requests are counted. Whatever is none of the others could be a page. */
export const toRequestKind = (path: string): RequestKind => {
  if (path.startsWith('/_next/data/')) return 'data';
  if (path.startsWith('/_ipx/')) return 'image';
  if (path.startsWith('/api/')) return 'api';
  return isAssetPath(path) ? 'asset' : 'page';
};
