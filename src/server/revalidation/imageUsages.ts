import { fallbackPath, listPicturePaths } from '@/catalog/mesh/link/linkPictures';
import type { Mesh } from '@/catalog/mesh/mesh';
import { type Page, toPage } from '@/config/sites/page';
import type { EntityType } from './entity';

interface Pictured {
  readonly type: EntityType;
  readonly key: string;
  readonly lang?: string;
}

const types: Readonly<Record<string, EntityType>> = {
  cities: 'city',
  products: 'product',
  'shop-groups': 'shop-group',
  posts: 'post',
};

/** Lists the entities that show a picture. For the fallback picture, these are all whose own picture is missing. */
export const listImageUsages = (mesh: Mesh, path: string): readonly Pictured[] =>
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

/** Lists pages that show a picture which belongs to no entity. Share cards of a brand are compared with its frame. */
export const listDrawnPages = (path: string): readonly Page[] =>
  path === teamPicture || path === fallbackPath ? [toPage('about')] : [];

/** Whether a picture is a share card for link previews. Any page may use one. */
export const isShareCard = (path: string): boolean => path.startsWith('/images/share/');
