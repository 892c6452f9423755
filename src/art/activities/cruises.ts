import { bulbs } from '../activityParts/backdrop/room';
import { bridge, castle, dome, houses, spire } from '../activityParts/backdrop/town';
import { lightPath, water, wave } from '../activityParts/backdrop/water';
import { hills } from '../activityParts/backdrop/land';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown, suit } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { glow, sunDisc, wash } from '../activityParts/light';
import { confetti } from '../activityParts/props/crowd';
import { highball, wineGlass } from '../activityParts/props/drinks';
import { candle, clothTable, plate } from '../activityParts/props/furniture';
import { at, join, line, path, rect, times } from '../activityParts/shape';
import { railing, riverBoat } from '../activityParts/vehicles/boats';

const dancerUp = pose({
  view: 'front',
  nearFoot: [18, 0],
  farFoot: [-12, -8],
  nearHand: [34, -214],
  farHand: [-42, -176],
});

const deck = (): string =>
  join(
    line('M250 300V590M960 300V590', C.night, 8),
    bulbs(250, 306, 605, 306, 36, 9, C.cream, C.night),
    bulbs(605, 306, 960, 306, 36, 9, C.cream, C.night),
    line('M605 306V590', C.night, 6),
    figure(gown(CAST.ada, C.sun, 'mini'), dancerUp, { x: 340, y: 598, scale: 1.25 }),
    figure(
      dress(CAST.finn, C.teal, C.night),
      pose({
        lean: -6,
        nearHand: [36, -196],
        farHand: [-30, -196],
        nearFoot: [18, 0],
        farFoot: [-14, 0],
      }),
      { x: 430, y: 598, scale: 1.3 },
      { near: at(0, 14, highball(C.coral, C.cream)) },
    ),
    figure(gown(CAST.cleo, C.coral, 'mini'), dancerUp, { x: 530, y: 598, scale: 1.25, flip: true }),
    figure(
      dress(CAST.leo, C.cream, C.night),
      dancerUp,
      { x: 660, y: 598, scale: 1.3 },
      { near: at(0, 14, highball(C.sun, C.coral)) },
    ),
    figure(
      dress(CAST.gus, C.orange, C.night),
      pose({
        lean: 10,
        nearHand: [44, -180],
        farHand: [-10, -214],
        nearFoot: [22, 0],
        farFoot: [-18, 0],
      }),
      { x: 760, y: 598, scale: 1.3 },
    ),
    figure(gown(CAST.dora, C.rose, 'mini'), dancerUp, { x: 870, y: 598, scale: 1.25 }),
    railing(216, 604, 770, 66, C.cream, 14),
    at(600, 800, riverBoat(C.night, C.coral, C.sun, 860)),
    confetti(26, 3, [C.sun, C.cream, C.rose], [230, 190, 760, 240]),
  );

export const partyBoat = (): string =>
  join(
    wash('sky', [C.violet, C.coral, C.sun, tint(C.sun, 0.5)], 0, 600),
    sunDisc(640, 440, 120, tint(C.sun, 0.5), C.cream),
    houses(600, 120, 5, mix(C.violet, C.coral, 0.45)),
    dome(250, 560, 0.95, mix(C.violet, C.coral, 0.3)),
    spire(980, 560, 1, mix(C.violet, C.coral, 0.3)),
    bridge(600, 210, mix(C.violet, C.night, 0.2), 18, 70),
    water('river', 590, mix(C.coral, C.sun, 0.3), C.violet, C.sun, 5),
    lightPath(640, 596, 880, 190, tint(C.sun, 0.4), 0.6),
    at(-84, -128, deck(), 1.14),
    wave(826, 150, 14, mix(C.violet, C.night, 0.25)),
    wave(858, 190, 16, mix(C.violet, C.night, 0.55), 60),
  );

const parliament = (x: number, y: number, s: number, wall: string, lamp: string): string =>
  at(
    x,
    y,
    join(
      dome(0, 0, 1.1, wall),
      rect(-330, -78, 660, 78, wall),
      times(12, (i) =>
        path(`M${-330 + i * 58} -70V-120L${-323 + i * 58}-150L${-316 + i * 58}-120V-70Z`, wall),
      ),
      times(20, (i) => rect(-320 + i * 33, -56, 13, 44, lamp)),
      times(5, (i) => rect(-52 + i * 23, -110, 12, 26, lamp)),
    ),
    s,
  );

export const dinnerCruise = (): string =>
  join(
    wash('sky', [C.night, mix(C.night, C.violet, 0.7), C.violet], 0, 470),
    sunDisc(860, 170, 54, C.cream, C.rose),
    hills(440, 130, 4, mix(C.violet, C.night, 0.5), 480),
    castle(230, 390, 0.7, mix(C.violet, C.night, 0.3)),
    glow('city', 600, 430, 480, C.sun, 0.35),
    parliament(590, 460, 1.15, mix(C.sun, C.brick, 0.35), tint(C.sun, 0.5)),
    water('river', 460, mix(C.violet, C.sun, 0.25), C.night, C.sun, 8),
    lightPath(590, 466, 640, 420, C.sun, 0.45),
    lightPath(860, 466, 640, 70, C.cream, 0.5),
    rect(0, 596, 1200, 304, shade(C.brick, 0.62)),
    railing(-10, 640, 1220, 96, C.cream, 16),
    rect(110, 0, 16, 640, C.cream) + rect(1074, 0, 16, 640, C.cream),
    path('M0 0H1200V60Q1050 110 900 60Q750 110 600 60Q450 110 300 60Q150 110 0 60Z', C.cream),
    path('M0 0H1200V32Q1050 82 900 32Q750 82 600 32Q450 82 300 32Q150 82 0 32Z', C.coral),
    bulbs(126, 110, 1074, 110, 50, 16, C.sun, C.violet),
    figure(
      gown(CAST.eve, C.coral, 'midi'),
      pose({
        hip: [0, -58],
        nearFoot: [40, 0],
        farFoot: [50, 0],
        lean: 4,
        nearHand: [62, -136],
        farHand: [44, -100],
      }),
      { x: 380, y: 850, scale: 2.5, light: 'right' },
      { near: at(2, 14, wineGlass(C.brick)) },
    ),
    figure(
      suit(CAST.hugo, C.ink),
      pose({
        hip: [0, -58],
        nearFoot: [40, 0],
        farFoot: [50, 0],
        lean: 4,
        nearHand: [62, -140],
        farHand: [44, -100],
      }),
      { x: 820, y: 850, scale: 2.5, flip: true, light: 'left' },
      { near: at(2, 14, wineGlass(C.brick)) },
    ),
    clothTable(456, 880, 288, 200, C.cream),
    glow('flame', 600, 620, 200, C.sun, 0.5),
    candle(600, 684, 1.5, C.rose, C.sun),
    plate(516, 684, 84, C.rose, C.moss) + plate(684, 684, 84, C.rose, C.coral),
    line('M330 880V640Q330 620 310 620', shade(C.brick, 0.3), 12) +
      line('M870 880V640Q870 620 890 620', shade(C.brick, 0.3), 12),
  );
