import { fadeTo, sprayed } from '../grain';
import { box } from '../shapes';
import { clockFace } from '../activityParts/props/dials';
import { facade } from '../activityParts/backdrop/town';
import { cloud } from '../activityParts/backdrop/land';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { HAT } from '../activityParts/people/hats';
import { POSE, pose } from '../activityParts/people/poses';
import { wash } from '../activityParts/light';
import { modelled } from '../activityParts/modelled';
import { castShadow } from '../activityParts/shadow';
import { at, fade, join, line, path, rect, times, turned } from '../activityParts/shape';

const deep = mix(C.teal, C.night, 0.75);
const sunny = mix(C.sand, C.sun, 0.4);
/** The dark gateway in the foreground: everything outside its arch. */
const GATE = 'M0 0H1200V900H1090V430C1090 180 880 40 620 40C360 40 150 180 150 430V900H0Z';

const map =
  path('M-60-34L-22-44L20-34L60-44V28L20 40L-22 28L-60 38Z', C.cream) +
  path('M-22-44L20-34V40L-22 28Z', mix(C.cream, C.brick, 0.2)) +
  path('M-60 10L-22 0L20 8L60-6V6L20 20L-22 12L-60 22Z', mix(C.sky, C.cream, 0.3)) +
  line('M-48 24C-34-4-20-10-8-6S14 6 26-8', C.brick, 3).replace('/>', ' stroke-dasharray="1 7"/>') +
  line('M30-26L44-12M44-26L30-12', C.coral, 5);

const clockTower = (x: number, y: number): string =>
  path(`M${x - 76} ${y}V${y - 440}H${x + 76}V${y}Z`, mix(C.orange, C.sand, 0.3)) +
  rect(x + 20, y - 440, 56, 440, mix(C.brick, C.orange, 0.4)) +
  rect(x - 90, y - 458, 180, 26, C.cream) +
  path(`M${x - 74} ${y - 458}L${x} ${y - 572}L${x + 74} ${y - 458}Z`, C.teal) +
  path(`M${x} ${y - 572}L${x + 74} ${y - 458}H${x + 12}Z`, shade(C.teal, 0.35)) +
  clockFace(x, y - 350, 58) +
  times(2, (i) =>
    path(`M${x - 22} ${y - 150 - i * 90}v-34a12 12 0 0 1 24 0v34Z`, shade(C.brick, 0.35)),
  );

const square = (): string =>
  join(
    wash('sky', [mix(C.sea, C.sky, 0.35), mix(C.sky, C.cream, 0.45), tint(C.sun, 0.5)], 0, 650),
    cloud(420, 200, 200, C.cream) + cloud(950, 250, 170, C.cream),
    facade(60, 330, 220, 650, mix(C.sun, C.sand, 0.3), C.teal, 2, 2),
    facade(280, 390, 180, 650, mix(C.coral, C.sand, 0.35), C.cream, 2, 2),
    facade(460, 350, 170, 650, mix(C.rose, C.sand, 0.35), C.teal, 2, 2),
    facade(750, 400, 180, 650, mix(C.coral, C.rose, 0.4), C.cream, 2, 2),
    facade(920, 330, 240, 650, mix(C.sea, C.sand, 0.45), C.cream, 2, 2),
    sprayed(fadeTo('right', 'east', mix(C.brick, C.violet, 0.4), 0.6), box(880, 330, 260, 320)),
    clockTower(690, 660),
    sprayed(fadeTo('right', 'tower', C.violet, 0.7), box(690, 220, 76, 440)),
    rect(0, 644, 1200, 256, sunny),
    path('M614 650H766L1110 800V900H890Z', mix(sunny, C.violet, 0.45)),
    fade(
      0.4,
      times(6, (i) => path(`M0 ${668 + i * i * 7}H1200v${2 + i}H0Z`, mix(C.sand, C.brick, 0.45))),
    ),
  );

const runner = (): string =>
  figure(
    dress(CAST.leo, C.coral, C.night),
    pose({ ...POSE.run, nearHand: [-24, -120], farHand: [54, -196] }),
    { x: 838, y: 726, scale: 0.95, afloat: true },
  );

const hunters = (): string =>
  figure(
    dress(CAST.bea, C.orange, C.night),
    pose({ nearHand: [24, -100], farHand: [62, -206], lean: -4, nod: -12 }),
    { x: 985, y: 1090, scale: 3.3, flip: true, light: 'left', afloat: true },
  ) +
  figure(
    dress(CAST.cleo, C.teal, C.night, { hat: HAT.beret(C.coral) }),
    pose({ nearHand: [40, -128], farHand: [60, -128], lean: 5, nod: 14, elbows: [-1, -1] }),
    { x: 270, y: 1130, scale: 4, light: 'left', afloat: true },
    { near: at(34, -6, turned(-8, map), 0.74) },
  );

export const cityTreasureHunt = (): string =>
  join(
    square(),
    castShadow('cast', { y: 724, slant: 1.1, stretch: 0.3, colour: C.violet }, runner()),
    modelled('run', { light: [-1, -0.5], depth: 8 }, runner()),
    path(GATE, deep),
    sprayed(
      fadeTo('down', 'reveal', C.sea, 0.75),
      'M1090 900V430C1090 180 880 40 620 40L620 0C900 0 1140 160 1140 430V900Z',
    ),
    modelled(
      'team',
      { light: [-0.7, -0.9], depth: 30, ink: C.violet, rim: tint(C.sun, 0.5), rimWidth: 6 },
      hunters(),
    ),
  );
