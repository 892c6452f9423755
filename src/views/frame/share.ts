import { buildImageUrl } from '@/ui/images/buildImageUrl';
import type { Picture } from '@/ui/images/picture';
import { getPicture } from '@/catalog/mesh/link/linkPictures';
import { originOf } from '@/config/sites/activeSites';
import type { SiteContext } from '../context';

/** Pages with a share card of their own. The others use their own picture or the brand's card. */
export type ShareCard = 'destinations' | 'about' | 'blog' | 'plan';

const toCardPath = (name: string) => `/images/share/${name}.jpg`;

/** Cards already have the right size and are sent unchanged; other pictures are cropped. */
const toPath = ({ mesh, group }: SiteContext, wanted: Picture | ShareCard | undefined): string => {
  const cut = ({ src }: Picture) =>
    buildImageUrl(src, { preset: 'card', width: 1200, ratio: 'share', format: 'jpeg' });
  if (typeof wanted === 'object') return cut(wanted);
  const path = toCardPath(wanted ?? String(group.id));
  return mesh.pictures.has(path)
    ? `/_ipx/_${getPicture(mesh.pictures, path).src}`
    : cut(group.hero);
};

/** Absolute URL of the picture for link previews, as their format requires. */
export const buildShareUrl = (
  context: SiteContext,
  wanted: Picture | ShareCard | undefined,
): string => originOf(context.env, context.site) + toPath(context, wanted);
