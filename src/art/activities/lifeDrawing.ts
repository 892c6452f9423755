import { boards, room, sash } from '../activityParts/backdrop/room';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { pose } from '../activityParts/people/poses';
import { beam } from '../activityParts/light';
import { at, disc, fade, join, line, oval, path, rect, ring } from '../activityParts/shape';

/** A studio easel seen from behind the artist, its sheet facing us. */
const easel = (x: number, y: number, s: number, drawing: string): string =>
  at(
    x,
    y,
    join(
      line('M-50 0L-8-330M50 0L8-330M0-20L0-340', C.brick, 9),
      rect(-84, -300, 168, 190, C.cream),
      fade(0.12, rect(40, -300, 44, 190, C.brick)),
      drawing,
      rect(-92, -112, 184, 14, C.brick, 3),
    ),
    s,
  );

const sketch = (colour: string): string =>
  ring(8, -256, 17, colour, 5) +
  disc(-6, -276, 9, colour) +
  line(
    'M0-238C-34-220-28-190-18-172C-58-150-44-128 0-128C44-126 62-140 40-156L14-172M14-236C28-222 26-200 20-188M-18-214C-34-200-40-176-44-156',
    colour,
    5,
  );
const wash2 = (colour: string, accent: string): string =>
  disc(-2, -258, 17, colour) +
  disc(12, -276, 9, colour) +
  path('M-22-236C6-244 26-226 22-178C60-164 62-134 20-128C-30-122-58-138-38-172Z', accent) +
  path('M-22-236C-4-240 10-232 6-200L-8-170L-38-172Z', colour);

const stroke = line('M-4 4L16-10', C.ink, 3);

export const lifeDrawing = (): string =>
  join(
    room(mix(C.sand, C.rose, 0.35), C.sand, mix(C.brick, C.sand, 0.35), 600),
    sash(130, 60, 300, 420, tint(C.sky, 0.35), C.cream, true) +
      sash(760, 60, 300, 420, tint(C.sky, 0.35), C.cream, true),
    boards(600, C.brick, 0.16),
    beam(
      [
        [130, 600],
        [430, 600],
        [620, 900],
        [200, 900],
      ],
      C.cream,
      0.3,
    ) +
      beam(
        [
          [760, 600],
          [1060, 600],
          [1350, 900],
          [930, 900],
        ],
        C.cream,
        0.3,
      ),
    path(
      'M460 60H740V470C690 520 650 440 600 480C550 520 500 450 460 490Z',
      mix(C.teal, C.sand, 0.15),
    ) +
      fade(
        0.35,
        path('M500 60L520 470L540 470L530 60ZM640 60L650 460L676 470L664 60Z', shade(C.teal, 0.4)),
      ),
    fade(0.25, oval(620, 652, 240, 26, C.brick)),
    rect(470, 560, 270, 80, C.coral, 6) + rect(470, 560, 270, 18, tint(C.coral, 0.35), 6),
    figure(
      gown(CAST.cleo, C.cream, 'midi'),
      pose({
        hip: [0, -24],
        lean: -12,
        nod: 18,
        nearFoot: [62, 30],
        farFoot: [74, 22],
        nearHand: [-26, -4],
        farHand: [36, -46],
      }),
      { x: 552, y: 556, scale: 2.25, light: 'right', afloat: true },
    ),
    path(
      'M520 566C560 520 640 520 700 560C730 580 720 630 690 640C640 610 560 620 500 640C490 600 500 580 520 566Z',
      C.cream,
    ) +
      fade(
        0.4,
        path(
          'M560 560C600 580 620 600 610 628L580 630C580 600 570 580 560 560ZM650 556C680 580 690 600 680 636L660 626C660 600 660 580 650 556Z',
          C.rose,
        ),
      ),
    easel(372, 850, 1.35, sketch(C.ink)),
    easel(880, 850, 1.35, wash2(C.brick, C.coral)),
    figure(
      dress(CAST.gus, C.teal, C.ink, { hat: HAT.beret(C.coral) }),
      pose({ nearHand: [44, -176], farHand: [30, -118], lean: -2 }),
      { x: 242, y: 850, scale: 2.35, light: 'right' },
      { near: stroke },
    ),
    figure(
      dress(CAST.bea, C.sun, C.ink, { apron: C.cream }),
      pose({ nearHand: [46, -166], farHand: [34, -122], lean: 4 }),
      { x: 1014, y: 850, scale: 2.35, flip: true, light: 'left' },
      {
        near: stroke,
        far:
          oval(6, 2, 22, 12, C.brick, -14) +
          disc(0, -2, 4, C.coral) +
          disc(10, -4, 4, C.sun) +
          disc(14, 4, 4, C.teal),
      },
    ),
    rect(560, 760, 90, 12, C.brick, 3) +
      line('M572 772L560 900M638 772L650 900', C.brick, 8) +
      rect(585, 712, 42, 48, C.teal, 6) +
      line('M594 712L586 670M606 712V660M616 712L628 672', C.ink, 5),
  );
