import { disc, join, oval, path } from '../shape';
import type { HairStyle, View } from './types';

interface Hair {
  readonly behind: string;
  readonly over: string;
}

const SIDE_CAP =
  'M-10 9C-15 4-16-8-11-14C-5-20 6-20 11-14C13-11 12-8 11-7C6-10 2-9 0-6L-2 1C-5 0-7 3-5 7Z';
const FRONT_CAP = 'M-12.5 2C-14.5-11-9-19 0-19C9-19 14.5-11 12.5 2C11-4 9-8 5-9C-1-6-8-7-11-3Z';
const BACK_CAP =
  'M-12.5 2C-14.5-11-9-19 0-19C9-19 14.5-11 12.5 2C11 8 8 11 0 11C-8 11-11 8-12.5 2Z';

const side: Record<HairStyle, (c: string) => Hair> = {
  short: (c) => ({ behind: '', over: path(SIDE_CAP, c) }),
  quiff: (c) => ({
    behind: '',
    over: path(
      'M-10 9C-15 3-16-9-10-15C-4-20 2-17 8-22C16-20 16-12 11-7C6-9 2-9 0-6L-2 1C-5 0-7 3-5 7Z',
      c,
    ),
  }),
  bob: (c) => ({
    behind: '',
    over: path('M11-8C12-16 3-20-4-18C-15-16-16-2-16 13C-10 17-4 15-1 11C-4 4-2-4 4-8Z', c),
  }),
  long: (c) => ({
    behind: path('M-2-16C-16-16-15 0-17 14C-19 26-24 30-22 38C-12 40-4 34-3 20L0 0Z', c),
    over: path('M11-7C12-16 4-20-3-18C-14-16-14-4-13 10L-5 14C-6 4-4-4 4-8Z', c),
  }),
  bun: (c) => ({ behind: disc(-14, -11, 8, c), over: path(SIDE_CAP, c) }),
  tail: (c) => ({
    behind: path('M-9-12C-20-14-24-4-22 6C-21 14-27 18-29 24C-18 24-13 14-14 4C-14-2-10-4-8-6Z', c),
    over: path(SIDE_CAP, c),
  }),
  afro: (c) => ({
    behind: disc(-3, -6, 19, c),
    over: path('M-14 4C-19-10-8-22 4-20C12-19 15-12 12-7C6-10 2-8 0-4L-3 4Z', c),
  }),
  curls: (c) => ({
    behind: disc(-12, 2, 7, c),
    over: join(disc(-9, -9, 8, c), disc(-1, -14, 8, c), disc(8, -12, 6, c), disc(-11, 2, 5, c)),
  }),
  bald: () => ({ behind: '', over: '' }),
};

const front: Record<HairStyle, (c: string) => Hair> = {
  short: (c) => ({ behind: '', over: path(FRONT_CAP, c) }),
  quiff: (c) => ({
    behind: '',
    over: path(
      'M-12.5 0C-15-11-11-16-5-18C2-24 14-20 13-8C13-4 12-2 12 0C11-6 7-8 3-9C-3-7-9-8-11-4Z',
      c,
    ),
  }),
  bob: (c) => ({
    behind: path('M-15 13C-18-10-12-20 0-20C12-20 18-10 15 13Z', c),
    over: path(FRONT_CAP, c),
  }),
  long: (c) => ({
    behind: path('M-18 34C-14 10-20-20 0-20C20-20 14 10 18 34C6 38-6 38-18 34Z', c),
    over: path(FRONT_CAP, c),
  }),
  bun: (c) => ({ behind: disc(0, -20, 8, c), over: path(FRONT_CAP, c) }),
  tail: (c) => ({
    behind: path('M8-12C22-12 24 4 20 22C14 18 12 8 8 2Z', c),
    over: path(FRONT_CAP, c),
  }),
  afro: (c) => ({ behind: disc(0, -6, 20, c), over: path(FRONT_CAP, c) }),
  curls: (c) => ({
    behind: join(disc(-12, -4, 7, c), disc(12, -4, 7, c)),
    over: join(disc(-8, -12, 7, c), disc(0, -15, 8, c), disc(8, -12, 7, c)),
  }),
  bald: () => ({ behind: '', over: '' }),
};

const backOver: Partial<Record<HairStyle, (c: string) => string>> = {
  bob: (c) => path('M-15 15C-18-10-12-20 0-20C12-20 18-10 15 15C6 18-6 18-15 15Z', c),
  long: (c) => path('M-17 36C-13 10-18-20 0-20C18-20 13 10 17 36C6 40-6 40-17 36Z', c),
  bun: (c) => path(BACK_CAP, c) + disc(0, -20, 8, c),
  tail: (c) => path(BACK_CAP, c) + path('M-5-6C-8 8-6 22 0 32C6 22 8 8 5-6Z', c),
  afro: (c) => disc(0, -5, 20, c),
  curls: (c) =>
    path(BACK_CAP, c) + join(disc(-10, -8, 7, c), disc(10, -8, 7, c), disc(0, -14, 8, c)),
  bald: () => oval(0, 6, 9, 4, 'none'),
};

export const hair = (style: HairStyle, view: View, colour: string): Hair => {
  if (view === 'side') return side[style](colour);
  if (view === 'front') return front[style](colour);
  return { behind: '', over: (backOver[style] ?? ((c: string) => path(BACK_CAP, c)))(colour) };
};
