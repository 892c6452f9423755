import { clockFace } from '../activityParts/props/dials';
import { facade } from '../activityParts/backdrop/town';
import { cloud } from '../activityParts/backdrop/land';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { POSE, pose } from '../activityParts/people/poses';
import { wash } from '../activityParts/light';
import { at, disc, fade, join, line, path, rect, ring, times } from '../activityParts/shape';

const map =
  path('M-34-18L-12-26L12-18L34-26V14L12 22L-12 14L-34 22Z', C.cream) +
  path('M-12-26L12-18V22L-12 14Z', mix(C.cream, C.brick, 0.18)) +
  line('M-26 8L-14-4L0 4L16-10', C.coral, 3) +
  line('M18-16L26-8M26-16L18-8', C.coral, 3);
const lens =
  ring(0, -14, 13, C.brick, 4) + disc(0, -14, 11, tint(C.sky, 0.4)) + line('M0 0V14', C.brick, 5);

const clockTower = (x: number, y: number): string =>
  path(`M${x - 62} ${y}V${y - 430}H${x + 62}V${y}Z`, mix(C.orange, C.sand, 0.35)) +
  rect(x + 18, y - 430, 44, 430, mix(C.brick, C.orange, 0.4)) +
  rect(x - 74, y - 446, 148, 22, C.cream) +
  path(`M${x - 60} ${y - 446}L${x} ${y - 620}L${x + 60} ${y - 446}Z`, C.teal) +
  path(`M${x} ${y - 620}L${x + 60} ${y - 446}H${x + 8}Z`, shade(C.teal, 0.25)) +
  clockFace(x, y - 350, 48) +
  path(`M${x - 26} ${y}V${y - 70}A26 26 0 0 1 ${x + 26} ${y - 70}V${y}Z`, shade(C.brick, 0.3));

export const cityTreasureHunt = (): string =>
  join(
    wash('sky', [mix(C.sea, C.sky, 0.5), mix(C.sky, C.cream, 0.5), C.cream], 0, 660),
    cloud(300, 170, 220, C.cream) + cloud(960, 130, 180, C.cream),
    facade(-40, 290, 230, 660, mix(C.sun, C.sand, 0.35), C.teal, 2, 2) +
      facade(190, 340, 210, 660, mix(C.coral, C.sand, 0.4), C.cream, 2, 2) +
      facade(740, 330, 230, 660, mix(C.sea, C.sand, 0.45), C.cream, 2, 2) +
      facade(970, 280, 260, 660, mix(C.sun, C.sand, 0.5), C.teal, 2, 2),
    clockTower(570, 660),
    rect(0, 650, 1200, 250, C.sand),
    fade(
      0.5,
      times(6, (i) =>
        path(`M0 ${672 + i * i * 7}H1200V${676 + i * i * 7.5}H0Z`, mix(C.sand, C.brick, 0.3)),
      ),
    ),
    fade(0.3, path('M630 660L1080 900H760L520 660ZM300 812H600L900 900H480Z', C.brick)),
    line('M180 880C320 760 240 730 420 716S700 700 740 690', C.coral, 9).replace(
      '/>',
      ' stroke-dasharray="2 26"/>',
    ),
    figure(
      dress(CAST.leo, C.coral, C.ink),
      pose({ ...POSE.run, nearHand: [-24, -120], farHand: [54, -196] }),
      { x: 930, y: 750, scale: 1.7 },
    ),
    figure(
      dress(CAST.cleo, C.cream, C.teal, { skirt: 'midi', legs: 'bare' }),
      pose({ nearHand: [34, -170], farHand: [26, -124], lean: 4 }),
      { x: 285, y: 820, scale: 2.4 },
      { near: at(4, 2, lens) },
    ),
    figure(
      dress(CAST.gus, C.orange, C.ink, { hat: HAT.cap(C.teal) }),
      pose({ view: 'front', nearHand: [28, -136], farHand: [-28, -136], armsFront: true, nod: 6 }),
      { x: 515, y: 836, scale: 2.5 },
    ),
    at(515, 506, map, 2.3),
    figure(
      dress(CAST.bea, C.teal, C.ink),
      pose({ nearHand: [42, -132], farHand: [66, -190], lean: -2 }),
      { x: 720, y: 824, scale: 2.4 },
    ),
    path('M0 900V780C60 770 90 830 100 900Z', shade(C.teal, 0.3)) +
      path('M1200 900V770C1140 760 1110 830 1100 900Z', shade(C.teal, 0.3)),
  );
