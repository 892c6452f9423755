import { fallbackPath, listPicturePaths } from '@/mesh/link/linkPictures';
import type { Mesh } from '@/mesh/mesh';
import { type Page, toPage } from '@/sites/page';
import type { ThingType } from './thing';

interface Pictured {
  readonly type: ThingType;
  readonly key: string;
  readonly lang?: string;
}

const types: Readonly<Record<string, ThingType>> = {
  cities: 'city',
  products: 'product',
  'shop-groups': 'shop-group',
  posts: 'post',
};

/** The things whose picture it is; of the drawn one that stands for missing ones, all that miss theirs. */
export const listPictured = (mesh: Mesh, path: string): readonly Pictured[] =>
  [...mesh.records.values()].flatMap((record) => {
    const type = types[record.collection];
    const isShown = (shown: string) =>
      shown === path || (path === fallbackPath && !mesh.pictures.has(shown));
    if (!type || record.kind === 'texts' || record.kind === 'rules') return [];
    if (!listPicturePaths(record.value).some(([, shown]) => isShown(shown))) return [];
    const { key } = record;
    return [{ type, key, ...(record.kind === 'article' ? { lang: record.lang } : {}) }];
  });

const teamPicture = '/images/team.jpg';

/** Pages that show a picture which belongs to no thing. A brand's card of its own is seen by the frame. */
export const listDrawnPages = (path: string): readonly Page[] =>
  path === teamPicture || path === fallbackPath ? [toPage('about')] : [];

/** Pictures for others to show when they point to a page: any page may have one. */
export const isShareCard = (path: string): boolean => path.startsWith('/images/share/');
