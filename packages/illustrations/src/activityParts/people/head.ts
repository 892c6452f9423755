import { skinShade } from '../palette';
import { at, join, oval, path, turned } from '../shape';
import { hair } from './hair';
import type { Look, View } from './types';

const PROFILE =
  'M-11-4C-11-13-5-16 1-16C8-16 11.5-11 11.5-4L15 3.4C14 5 12.5 5 12 5.4C12 11 9 15 4.5 15C-2 15-11 8-11-4Z';
const PROFILE_SHADE = 'M-11-4C-10 8-3 15 4.5 15C9 15 11 12 11.7 9C5 10-2 4-3-8Z';

const face = (view: View, skin: string, shadeSide: number): string => {
  const dark = skinShade(skin, 0.2);
  if (view === 'side')
    return join(path(PROFILE, skin), path(PROFILE_SHADE, dark), oval(-3, 2, 2.4, 3.6, skin));
  const half =
    shadeSide > 0
      ? 'M0-15A12 15 0 0 1 0 15C3 8 4 6 1 5L3 3Z'
      : 'M0-15A12 15 0 0 0 0 15C-3 8-4 6-1 5L-3 3Z';
  return oval(0, 0, 12, 15, skin) + (view === 'front' ? path(half, dark) : '');
};

const beard = (view: View, colour: string): string =>
  path(
    view === 'side'
      ? 'M-3 3C-2 16 3 19 8 17C12 15 13 11 12 7C8 6 5 8 2 7Z'
      : 'M-12 1C-12 14-6 19 0 19C6 19 12 14 12 1C9 6 5 6 0 6C-5 6-9 6-12 1Z',
    colour,
  );

/** Head with hair and hat, centred on 0,0. */
export const head = (look: Look, view: View, shadeSide: number): string => {
  const locks = hair(look.style, view, look.hair);
  const chin = look.beard && view !== 'back' ? beard(view, look.hair) : '';
  return join(locks.behind, face(view, look.skin, shadeSide), chin, locks.over, look.hat ?? '');
};

export const placedHead = (x: number, y: number, tilt: number, art: string): string =>
  at(x, y, turned(tilt, art));
