import { C, mix, shade } from '../palette';
import { disc, fade, join, line, oval, path, rect } from '../shape';

/** Headgear in head units: the head is centred on 0,0, 24 wide and 30 tall, facing +x. */
export const HAT = {
  cap: (c: string): string =>
    path('M-13-4C-14-16-7-20 0-20C8-20 13-15 13-6L23-4C23-1 18-1 12-2Z', c),
  bikeHelmet: (c: string): string =>
    path('M-15-3C-16-18-6-23 2-22C11-22 16-14 15-6Z', c) +
    path(
      'M-8-19C-4-14-3-10-3-4L-7-4C-8-10-9-14-8-19ZM4-21C7-15 8-10 8-5L4-5C4-11 4-16 4-21Z',
      shade(c, 0.3),
    ),
  fullHelmet: (c: string, visor: string = C.ink): string =>
    path('M-17 4C-19-14-8-22 1-22C13-22 18-12 17 2C17 12 12 18 4 18L-12 18C-15 16-16 10-17 4Z', c) +
    path('M3-9L17-6C18-2 18 2 17 5L4 6C1 2 1-5 3-9Z', visor) +
    path('M-17-2C-17-6-16-9-15-11L17-10L17.5-7L3-9Z', shade(c, 0.25)),
  mask: (c: string): string =>
    path('M-13-9C-6-13 6-15 13-11L17-2C17 8 13 17 6 18L-2 10L-14 2Z', c) +
    path('M3-9L14-8L17-2L15 3L4 2C1-1 1-6 3-9Z', C.sky),
  earDefenders: (c: string): string =>
    line('M-4 1C-13-27 9-27 3-3', C.ink, 3) +
    oval(-2, 2, 6, 8.5, c) +
    oval(-1, 2, 3, 5, shade(c, 0.3)),
  glasses: (c: string): string => rect(3, -6, 10, 7, c, 3) + line('M3-4L-5-3', c, 2),
  chef: (c: string): string =>
    join(
      rect(-13, -22, 26, 14, c, 2),
      disc(-9, -27, 9, c),
      disc(9, -27, 9, c),
      disc(0, -32, 10, c),
      rect(-13, -13, 26, 4, shade(c, 0.15)),
    ),
  crown: (c: string): string =>
    path('M-13-9L-16-29L-7-20L0-31L7-20L16-29L13-9Z', c) + rect(-13, -13, 26, 5, shade(c, 0.25)),
  fedora: (c: string): string =>
    path('M-12-9C-12-22-8-25 0-22C8-25 13-20 12-9Z', c) +
    oval(0, -9, 21, 4, c) +
    rect(-12, -14, 24, 4, shade(c, 0.4)),
  officer: (c: string, badge: string = C.sun): string =>
    path('M-17-16C-12-25 12-26 18-16L13-9L-12-9Z', c) +
    path('M-12-10L13-10L20-4C14-4 0-6-12-6Z', shade(c, 0.5)) +
    disc(6, -15, 3, badge),
  bunny: (c: string): string =>
    join(
      oval(-8, -36, 5, 19, c, -10),
      oval(6, -36, 5, 19, c, 10),
      oval(-8, -35, 2.4, 13, mix(c, C.coral, 0.6), -10),
      oval(6, -35, 2.4, 13, mix(c, C.coral, 0.6), 10),
      path('M-14 4C-18-20 14-26 14-6C6-12-4-10-6 8Z', c),
    ),
  hood: (c: string): string =>
    path('M-15 16C-20-10-12-22 1-21C11-21 14-14 13-8C4-14-3-8-4 2L-5 18Z', c),
  feather: (c: string, plume: string): string =>
    path('M-12-6C-20-30-40-24-42-14C-34-18-24-12-14-6Z', plume) +
    path('M-15-6C-16-20 10-22 15-6Z', c) +
    oval(0, -6, 19, 4, shade(c, 0.3)),
  beret: (c: string): string => path('M-16-8C-20-22 4-26 13-12C14-8 6-10-2-9Z', c),
  headband: (c: string): string => path('M-13-7L12-10L12-5L-12-2Z', c),
  towel: (c: string): string =>
    path('M-13 0C-18-16-10-30 2-26C14-24 14-14 12-8C4-12-6-8-10 2Z', c) +
    fade(0.3, path('M-10-4C-12-16-4-24 4-24C-2-18-4-12-6-6Z', C.violet)),
  scarf: (c: string): string =>
    path('M-11 10C-4 18 4 18 8 14L8 20C0 26-8 24-13 17Z', c) +
    path('M-11 13C-30 4-40 14-62 2C-52 18-40 22-12 20Z', c),
  lifeguard: (c: string): string => path('M-14-5C-15-20 14-22 14-7L20-5L13-3Z', c),
} as const;
