import { fadeAround, fadeTo, sprayed } from '../grain';
import { bulbs } from '../activityParts/backdrop/room';
import { dome, houses, spire } from '../activityParts/backdrop/town';
import { lightPath, water, wave } from '../activityParts/backdrop/water';
import { sunDisc, wash } from '../activityParts/light';
import { lamp, lit } from '../activityParts/lit';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { confetti } from '../activityParts/props/crowd';
import { highball } from '../activityParts/props/drinks';
import { at, disc, fade, join, line, oval, path, times } from '../activityParts/shape';
import { railing, riverBoat } from '../activityParts/vehicles/boats';
import type { Held, Look, Pose } from '../activityParts/people/types';

const DECK = 520;
const HAZE = mix(C.violet, C.coral, 0.5);

const dancer = (
  who: Look,
  x: number,
  scale: number,
  flip: boolean,
  how: Partial<Pose>,
  held: Held = {},
): string =>
  figure(
    who,
    pose({ nearFoot: [16, 0], farFoot: [-12, -4], ...how }),
    { x, y: DECK, scale, flip, afloat: true },
    held,
  );

const glass = { near: at(0, 14, highball(C.coral, C.cream)) };

const party = (): string =>
  join(
    dancer(
      dress(CAST.finn, C.teal, C.night),
      215,
      1.6,
      false,
      { lean: -5, nearHand: [34, -204], farHand: [34, -128] },
      glass,
    ),
    dancer(gown(CAST.cleo, C.coral, 'mini'), 300, 1.65, false, {
      view: 'front',
      nearHand: [38, -206],
      farHand: [-30, -112],
    }),
    dancer(dress(CAST.gus, C.night, C.night), 452, 1.75, true, {
      lean: 8,
      nearHand: [48, -186],
      farHand: [-18, -206],
    }),
    dancer(gown(CAST.ada, C.sun, 'mini'), 548, 1.95, false, {
      view: 'front',
      lean: -5,
      nearHand: [34, -212],
      farHand: [-44, -186],
    }),
    dancer(
      dress(CAST.leo, C.cream, C.night),
      672,
      1.85,
      true,
      { lean: 4, nod: -6, nearHand: [42, -194], farHand: [30, -118] },
      glass,
    ),
    dancer(gown(CAST.dora, C.rose, 'mini'), 812, 1.7, false, {
      lean: -8,
      nod: -10,
      nearHand: [30, -214],
      farHand: [-34, -196],
    }),
  );

/** Masts and strings of bulbs, behind the dancers. */
const rigging = (): string =>
  join(
    line(`M196 ${DECK}V190M560 ${DECK}V100M930 ${DECK}V196`, C.night, 9),
    bulbs(196, 196, 560, 106, 34, 9, tint(C.sun, 0.5), C.night),
    bulbs(560, 106, 930, 202, 34, 9, tint(C.sun, 0.5), C.night),
  );

const boat = (): string => join(at(470, 776, riverBoat(C.night, C.coral, C.sun, 920), 1.22));

/** The bridge in the foreground: everything is seen through its arch. */
const arch = (): string => {
  const stone = 'M0 0H1200V900H1140V560C1140 250 920 70 600 70S60 250 60 560V900H0Z';
  return join(
    path(stone, mix(C.violet, C.night, 0.72)),
    path(
      'M0 900V560C0 190 270 0 600 0S1200 190 1200 560V900H1140V560C1140 250 920 70 600 70S60 250 60 560V900Z',
      mix(C.violet, C.night, 0.4),
    ),
    times(13, (i) => {
      const turn = Math.PI * (1 + (i + 0.5) / 13);
      const [x, y] = [600 + Math.cos(turn) * 545, 545 + Math.sin(turn) * 478];
      return line(
        `M${x} ${y}L${600 + Math.cos(turn) * 640} ${545 + Math.sin(turn) * 590}`,
        mix(C.violet, C.night, 0.8),
        7,
      );
    }),
    sprayed(fadeAround('vault', C.coral, 0.75, [0.5, 0.6], 0.53), stone),
  );
};

export const partyBoat = (): string =>
  join(
    wash('sky', [C.violet, C.coral, C.sun, tint(C.sun, 0.5)], 0, 640),
    sprayed(fadeAround('haze', tint(C.sun, 0.4), 0.9, [0.62, 0.7], 0.45), 'M0 0H1200V640H0Z'),
    sunDisc(740, 400, 130, tint(C.sun, 0.6), C.cream),
    fade(0.7, houses(640, 150, 5, HAZE)),
    dome(950, 640, 1.5, mix(C.violet, C.coral, 0.35)) +
      spire(1060, 640, 1.1, mix(C.violet, C.coral, 0.35)),
    water('river', 636, mix(C.coral, C.sun, 0.4), mix(C.violet, C.night, 0.3), C.sun, 5),
    lightPath(740, 644, 890, 240, tint(C.sun, 0.4), 0.7),
    lamp('low', {
      from: [8, -7],
      rim: tint(C.sun, 0.5),
      shade: shade(C.violet, 0.5),
      edge: 0.5,
      reach: 2.2,
    }),
    at(0, 24, rigging() + lit('low', party()) + lit('low', boat())),
    times(9, (i) => disc(150 + i * 84, 730, 13, C.sun)),
    railing(-60, DECK + 28, 988, 80, C.cream, 16),
    confetti(30, 3, [C.sun, C.cream, C.rose], [180, 150, 720, 250]),
    fade(0.6, oval(420, 806, 640, 14, C.night)),
    path(
      'M930 806Q990 770 1040 790Q1090 776 1150 812Q1040 826 930 806Z',
      mix(C.rose, C.cream, 0.5),
    ),
    lightPath(330, 820, 890, 520, C.sun, 0.35),
    wave(826, 190, 14, mix(C.violet, C.night, 0.35)),
    sprayed(fadeTo('down', 'deep', C.night, 0.9), 'M0 790H1200V900H0Z'),
    arch(),
  );
