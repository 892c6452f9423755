/** Portrait hair and head coverings around a head centred on the origin (58 wide, 72 tall, each way). */
import { disc } from '../shapes';
import { repeat } from '../random';

export type PortraitHair =
  'sidePart' | 'quiff' | 'fringe' | 'long' | 'topBun' | 'afro' | 'shaved' | 'hijab';

interface Layers {
  readonly behind: string;
  readonly front: string;
}

const halo = repeat(13, (index) => {
  const angle = Math.PI * (0.86 + (index / 12) * 1.28);
  return disc(Math.cos(angle) * 66, -22 + Math.sin(angle) * 62, 34);
});

const parted =
  'M-61 22C-72 -50 -42 -93 0 -91C42 -93 72 -50 61 22C56 -20 36 -52 2 -70C-32 -52 -54 -22 -61 22Z';

export const hairLayers: Record<PortraitHair, Layers> = {
  sidePart: {
    behind: '',
    front:
      'M-60 2C-70 -70 -34 -94 4 -92C48 -90 70 -56 60 2C56 -28 46 -44 26 -52C-4 -40 -36 -42 -50 -26Q-57 -14 -60 2Z',
  },
  quiff: {
    behind: '',
    front:
      'M-60 0C-72 -56 -56 -98 8 -106C60 -108 76 -62 60 0C57 -26 52 -42 42 -54C10 -38 -28 -42 -48 -52C-55 -36 -57 -18 -60 0Z',
  },
  fringe: {
    behind: 'M-72 70C-98 -20 -72 -102 0 -102C72 -102 98 -20 72 70C56 84 -56 84 -72 70Z',
    front:
      'M-60 16C-70 -58 -32 -86 0 -86C34 -86 70 -58 60 16C55 -12 48 -26 42 -32C12 -22 -18 -22 -42 -32C-50 -20 -55 -6 -60 16Z',
  },
  long: {
    behind: 'M-88 196C-112 60 -88 -102 0 -102C88 -102 112 60 88 196C56 214 -56 214 -88 196Z',
    front: parted,
  },
  topBun: { behind: disc(6, -104, 33), front: parted },
  afro: {
    behind: halo,
    front:
      'M-60 -2C-62 -46 -36 -74 0 -74C36 -74 62 -46 60 -2C52 -34 34 -48 0 -48C-34 -48 -52 -34 -60 -2Z',
  },
  shaved: {
    behind: '',
    front:
      'M-59 -6C-62 -56 -36 -77 0 -77C36 -77 62 -56 59 -6C54 -38 36 -54 0 -54C-36 -54 -54 -38 -59 -6Z',
  },
  hijab: {
    behind:
      'M-82 40C-94 -60 -62 -108 0 -108C62 -108 94 -60 82 40C88 110 112 150 124 186L-124 186C-112 150 -88 110 -82 40Z',
    front:
      'M-62 26C-64 -48 -40 -70 0 -70C40 -70 64 -48 62 26C74 -52 58 -98 0 -98C-58 -98 -74 -52 -62 26ZM-62 20C-52 64 -24 84 0 84C24 84 52 64 62 20L92 130Q20 196 -104 176Z',
  },
};
