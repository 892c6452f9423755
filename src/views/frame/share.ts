import { buildImageUrl } from '@/images/buildImageUrl';
import type { Picture } from '@/images/picture';
import { getPicture } from '@/mesh/link/linkPictures';
import { originOf } from '@/sites/activeSites';
import type { SiteContext } from '../context';

/** Kinds of pages that have a card drawn for them; the others show their own picture, or the brand's card. */
export type ShareCard = 'destinations' | 'about' | 'blog' | 'plan';

const toCardPath = (name: string) => `/images/share/${name}.jpg`;

/** A card is made for the purpose and sent as it is; any other picture is cut to the shape. */
const toPath = ({ mesh, group }: SiteContext, wanted: Picture | ShareCard | undefined): string => {
  const cut = ({ src }: Picture) =>
    buildImageUrl(src, { preset: 'card', width: 1200, ratio: 'share', format: 'jpeg' });
  if (typeof wanted === 'object') return cut(wanted);
  const path = toCardPath(wanted ?? String(group.id));
  return mesh.pictures.has(path)
    ? `/_ipx/_${getPicture(mesh.pictures, path).src}`
    : cut(group.hero);
};

/** What others show when they point to the page. They want a whole address. */
export const buildShareUrl = (
  context: SiteContext,
  wanted: Picture | ShareCard | undefined,
): string => originOf(context.env, context.site) + toPath(context, wanted);
