import { fadeTo, sprayed } from '../../grain';
import { C, mix, shade, tint } from '../palette';
import { disc, join, line, oval, path } from '../shape';

/** In figure units, standing on 0,0. */
export const goblet = path('M-9-30H9C9-16 4-12 2-10V-3H8V0H-8V-3H-2V-10C-4-12-9-16-9-30Z', C.sun);

/** A glazed ham on its dish, 240 wide. */
export const roast: string = join(
  oval(0, -4, 124, 17, C.sand),
  path('M-88-10C-96-72-34-98 22-84C74-72 96-40 88-10Z', mix(C.brick, C.orange, 0.45)),
  path('M-64-30C-54-68-12-82 22-74C-12-66-32-50-38-26Z', mix(C.orange, C.sun, 0.35)),
  line('M78-40L114-64', C.cream, 12),
  disc(116, -72, 9, C.cream) + disc(124, -60, 9, C.cream),
  disc(-96, -14, 16, C.moss) + disc(-72, -8, 13, shade(C.moss, 0.2)),
  disc(96, -12, 14, C.coral),
);

const tongue = (x: number, y: number, s: number): string => {
  const p = (dx: number, dy: number): string => `${x + dx * s} ${y + dy * s}`;
  return (
    `M${p(0, 0)}C${p(90, -26)} ${p(150, -96)} ${p(270, -108)}C${p(250, -150)} ${p(330, -210)} ${p(420, -186)}` +
    `C${p(400, -150)} ${p(470, -150)} ${p(540, -176)}C${p(520, -110)} ${p(600, -80)} ${p(590, -10)}` +
    `C${p(550, -30)} ${p(520, 20)} ${p(470, 62)}C${p(450, 20)} ${p(390, 40)} ${p(330, 74)}` +
    `C${p(330, 40)} ${p(250, 50)} ${p(200, 30)}C${p(130, 34)} ${p(60, 16)} ${p(0, 0)}Z`
  );
};

/** A fire-breather's plume leaving the mouth at (x, y) to the right, 600 long. */
export const fireBreath = (x: number, y: number): string =>
  join(
    path(tongue(x, y, 1), C.orange),
    sprayed(fadeTo('right', 'plume', C.coral, 0.8), tongue(x, y, 1)),
    path(tongue(x + 20, y, 0.76), C.sun),
    sprayed(fadeTo('right', 'core', C.orange, 0.7), tongue(x + 20, y, 0.76)),
    path(tongue(x + 34, y - 2, 0.46), tint(C.sun, 0.75)),
  );
