import { isAssetPath } from './assetPaths';

export type RequestKind = 'page' | 'data' | 'asset' | 'image' | 'api';

/** Classifies requests for metrics and spans. The default is `page`. */
export const toRequestKind = (path: string): RequestKind => {
  if (path.startsWith('/_next/data/')) return 'data';
  if (path.startsWith('/_ipx/')) return 'image';
  if (path.startsWith('/api/')) return 'api';
  return isAssetPath(path) ? 'asset' : 'page';
};
