import { bulbs, boards, room, sash } from '../activityParts/backdrop/room';
import { C, mix, tint } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { beam } from '../activityParts/light';
import { fade, join, oval, path, rect, times } from '../activityParts/shape';

const lead = pose({
  lean: 4,
  nearHand: [42, -138],
  farHand: [38, -192],
  nearFoot: [26, 0],
  farFoot: [-26, -2],
  hip: [0, -96],
});
const follow = pose({
  lean: -10,
  nod: -8,
  nearHand: [46, -148],
  farHand: [16, -194],
  nearFoot: [12, 0],
  farFoot: [-34, -18],
  toes: 16,
});

export const danceClass = (): string =>
  join(
    room(mix(C.coral, C.rose, 0.35), C.rose, mix(C.sand, C.sun, 0.35), 620),
    times(4, (i) =>
      sash(70 + i * 285, 90, 200, 440, tint(C.sun, 0.45), mix(C.rose, C.cream, 0.65), true),
    ),
    rect(0, 560, 1200, 14, C.brick, 6) + times(6, (i) => rect(100 + i * 200, 560, 8, 60, C.brick)),
    boards(620, C.brick, 0.15),
    times(4, (i) =>
      beam(
        [
          [70 + i * 285, 640],
          [270 + i * 285, 640],
          [130 + i * 285, 900],
          [-120 + i * 285, 900],
        ],
        C.cream,
        0.45,
      ),
    ),
    bulbs(0, 40, 600, 40, 40, 9, C.cream, C.brick) +
      bulbs(600, 40, 1200, 40, 40, 9, C.cream, C.brick),
    figure(dress(CAST.karl, C.cream, C.brick), lead, { x: 180, y: 730, scale: 1.7 }),
    figure(gown(CAST.eve, C.sun, 'midi'), follow, { x: 270, y: 730, scale: 1.7, flip: true }),
    figure(dress(CAST.leo, C.violet, C.ink), lead, { x: 940, y: 735, scale: 1.7 }),
    figure(gown(CAST.cleo, C.cream, 'midi'), follow, { x: 1032, y: 735, scale: 1.7, flip: true }),
    fade(0.25, oval(600, 826, 260, 22, C.brick)),
    figure(
      dress(CAST.ivo, C.teal, C.ink),
      pose({
        lean: 12,
        nod: 6,
        hip: [0, -90],
        nearHand: [58, -122],
        farHand: [52, -204],
        nearFoot: [40, 0],
        farFoot: [-34, 0],
        knees: [1, 1],
      }),
      { x: 490, y: 822, scale: 2.55 },
    ),
    figure(
      gown(CAST.bea, C.orange, 'midi'),
      pose({
        lean: -20,
        nod: -12,
        hip: [0, -92],
        nearHand: [50, -142],
        farHand: [24, -205],
        nearFoot: [26, 0],
        farFoot: [-58, -52],
        toes: 30,
      }),
      { x: 690, y: 826, scale: 2.55, flip: true },
    ),
    path('M660 640C740 600 830 640 860 720C800 700 750 740 690 730Z', tint(C.orange, 0.12)),
  );
