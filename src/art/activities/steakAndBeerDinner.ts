import { pendant, room } from '../activityParts/backdrop/room';
import { C, mix, shade } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { glow } from '../activityParts/light';
import { mug } from '../activityParts/props/drinks';
import { at, disc, fade, join, line, oval, path, rect, times } from '../activityParts/shape';

const steak =
  path(
    'M-120-6C-130-50-70-78-10-64C40-86 120-74 128-30C130 0 60 6 10 2C-40 12-110 16-120-6Z',
    C.brick,
  ) +
  path(
    'M-120-6C-110 16-40 12 10 2C60 6 130 0 128-30C120-10 60-8 12-14C-40 0-100 2-120-6Z',
    C.sand,
  ) +
  line('M-80-30L-40-56M-40-20L10-58M0-22L52-62M44-22L92-60', shade(C.brick, 0.5), 8);

export const steakAndBeerDinner = (): string =>
  join(
    room(shade(C.teal, 0.5), mix(C.teal, C.night, 0.2), C.ink, 620),
    rect(330, 90, 540, 400, shade(C.brick, 0.35), 12) +
      times(24, (i) =>
        rect(
          340 + (i % 4) * 132 + (Math.floor(i / 4) % 2) * 20,
          100 + Math.floor(i / 4) * 64,
          112,
          50,
          mix(C.brick, C.night, 0.2),
          4,
        ),
      ),
    path('M420 490V330A180 160 0 0 1 780 330V490Z', C.night),
    glow('fire', 600, 440, 300, C.orange, 0.8),
    path(
      'M470 490C440 410 510 390 500 320C560 350 550 400 570 410C590 370 580 310 620 270C620 340 680 350 670 400C690 390 690 370 690 350C740 410 740 460 730 490Z',
      C.orange,
    ) +
      path(
        'M520 490C510 440 560 430 560 390C600 410 600 440 620 440C640 420 640 400 640 380C680 420 690 460 680 490Z',
        C.sun,
      ),
    line('M430 470H770M470 470V490M540 470V490M610 470V490M680 470V490M740 470V490', C.ink, 8),
    pendant(200, 90, 120, C.orange, C.cream) + pendant(1000, 90, 120, C.orange, C.cream),
    figure(
      dress(CAST.ivo, C.cream, C.ink, { apron: C.brick, hat: HAT.chef(C.cream) }),
      pose({ view: 'front', nearHand: [50, -150], farHand: [-28, -112] }),
      { x: 600, y: 760, scale: 1.9 },
      {
        near:
          line('M0 8L34-40', C.sand, 4) + line('M34-40L40-58M34-40L28-56M34-40L34-60', C.sand, 3),
      },
    ),
    figure(
      dress(CAST.leo, C.coral, C.ink),
      pose({ lean: 8, nod: 4, nearHand: [56, -156], farHand: [44, -108] }),
      { x: 290, y: 860, scale: 2.5, light: 'right' },
      { near: at(4, 12, mug(C.sun), 1.1) },
    ),
    figure(
      dress(CAST.ada, C.sun, C.ink),
      pose({ lean: 8, nod: 4, nearHand: [56, -156], farHand: [44, -108] }),
      { x: 910, y: 860, scale: 2.5, flip: true, light: 'left' },
      { near: at(4, 12, mug(C.orange), 1.1) },
    ),
    path('M60 690H1140L1230 900H-30Z', mix(C.brick, C.sand, 0.28)) +
      fade(0.3, path('M60 690H1140L1146 704H54ZM30 762H1170L1178 778H22Z', shade(C.brick, 0.4))),
    oval(600, 792, 270, 60, shade(C.brick, 0.5)) +
      oval(600, 782, 270, 58, mix(C.sand, C.brick, 0.45)),
    at(580, 802, steak, 1.5),
    line('M760 776L830 742M760 796L826 768', C.moss, 9) +
      disc(420, 800, 18, C.coral) +
      disc(452, 812, 15, C.coral) +
      disc(772, 800, 12, C.moss),
    at(240, 810, mug(C.sun), 3.4) + at(968, 812, mug(C.orange), 3.4),
  );
