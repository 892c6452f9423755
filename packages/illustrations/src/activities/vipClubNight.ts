import { fadeAround, fadeTo, sprayed, washed } from '../grain';
import { beam, glow, wash } from '../activityParts/light';
import { lamp, lit } from '../activityParts/lit';
import { C, mix, shade, tint } from '../activityParts/palette';
import { CAST, dress, gown, suit } from '../activityParts/people/cast';
import { figure } from '../activityParts/people/figure';
import { pose } from '../activityParts/people/poses';
import { confetti, crowd } from '../activityParts/props/crowd';
import { bottle, flute } from '../activityParts/props/drinks';
import { mirrorBall } from '../activityParts/props/mirrorBall';
import { at, disc, join, line, num, oval, path, rect, times } from '../activityParts/shape';

const BALL = { x: 400, y: 186 };
const MAGENTA = mix(C.violet, C.coral, 0.55);

const ray = (left: number, right: number, colour: string, strength: number): string =>
  beam(
    [
      [BALL.x - 20, BALL.y],
      [BALL.x + 20, BALL.y],
      [right, 900],
      [left, 900],
    ],
    colour,
    strength,
  );

const dj = (): string =>
  join(
    figure(
      dress(CAST.ivo, C.night, C.night),
      pose({ view: 'front', nearHand: [32, -112], farHand: [-40, -208] }),
      { x: 440, y: 704, scale: 1.7, afloat: true },
    ),
    rect(270, 552, 340, 150, C.night, 10),
    rect(270, 552, 340, 14, C.coral, 6),
    times(12, (i) =>
      rect(292 + i * 25, 682 - ((i * 37) % 92), 15, (i * 37) % 92, i % 3 ? MAGENTA : C.sun),
    ),
  );

/** A fountain of sparks standing in the neck of a bottle. */
const sparkler = (x: number, y: number): string =>
  join(
    glow('sparks', x, y, 260, C.sun, 0.75),
    sprayed(
      fadeAround('fizz', tint(C.sun, 0.6), 0.95),
      `M${x - 170} ${y}A170 170 0 1 1 ${x + 170} ${y}A170 170 0 1 1 ${x - 170} ${y}Z`,
    ),
    line(
      times(13, (i) => {
        const turn = Math.PI * (1.04 + i * 0.0766);
        const long = 66 + ((i * 47) % 60);
        return `M${num(x + Math.cos(turn) * 18)} ${num(y + Math.sin(turn) * 18)}L${num(x + Math.cos(turn) * long)} ${num(y + Math.sin(turn) * long)}`;
      }),
      C.cream,
      5,
    ),
    disc(x, y, 15, C.cream),
  );

/** Arms of the crowd, thrown up between the heads. */
const raisedArms = (): string =>
  join(
    ...(
      [
        [120, 176, 486],
        [300, 240, 560],
        [470, 540, 574],
        [640, 600, 640],
      ] as const
    ).map(
      ([from, hand, top]) =>
        path(
          `M${from - 24} 860Q${from - 30} ${top + 140} ${hand - 14} ${top}H${hand + 14}Q${from + 26} ${top + 150} ${from + 30} 860Z`,
          C.night,
        ) + oval(hand, top - 8, 17, 24, C.night, (hand - from) / 3),
    ),
  );

export const vipClubNight = (): string =>
  join(
    wash('back', [C.night, mix(C.night, C.violet, 0.8), MAGENTA]),
    ray(-420, -160, C.coral, 0.35),
    ray(-40, 160, C.sun, 0.2),
    ray(560, 800, C.coral, 0.25),
    ray(960, 1300, C.sun, 0.2),
    sprayed(fadeAround('stage', C.coral, 0.9, [0.36, 0.56], 0.34), 'M0 0H1200V900H0Z'),
    washed(fadeTo('up', 'ceiling', C.night, 0.9), 'M0 0H1200V360H0Z'),
    glow('halo', BALL.x, BALL.y, 300, C.rose, 0.6),
    mirrorBall(BALL.x, BALL.y, 134, [shade(C.violet, 0.5), C.violet, MAGENTA, C.rose, C.cream]),
    dj(),
    confetti(44, 9, [C.sun, C.rose, C.cream], [60, 120, 700, 420]),
    lamp('stagelight', { from: [2, -12], rim: C.coral, shade: C.night, edge: 0.4 }),
    lit('stagelight', crowd(640, 12, 4, mix(C.violet, C.night, 0.35), 56)),
    lit('stagelight', raisedArms() + crowd(740, 8, 9, C.night, 96, 30, 1180)),
    lamp('spark', { from: [-10, -16], rim: tint(C.sun, 0.6), shade: C.violet, edge: 0.4 }),
    lamp('sparkLeft', { from: [-20, -8], rim: C.sun, shade: C.night, edge: 0.3, reach: 1.2 }),
    lit(
      'sparkLeft',
      figure(
        suit(CAST.hugo, mix(C.night, C.teal, 0.5), C.cream),
        pose({ lean: -3, nod: -8, nearHand: [46, -186], farHand: [34, -120] }),
        { x: 1010, y: 1060, scale: 3.1, flip: true, light: 'left', afloat: true },
        { near: at(0, 16, flute()) },
      ),
    ),
    sparkler(694, 208),
    lit(
      'spark',
      figure(
        gown(CAST.ada, C.sun, 'midi'),
        pose({ view: 'front', lean: 3, nod: -10, nearHand: [30, -112], farHand: [-27, -221] }),
        { x: 778, y: 1080, scale: 3.2, afloat: true },
        { far: at(0, 10, bottle(shade(C.moss, 0.45), C.sun, 58)) },
      ),
    ),
    line('M-20 800Q160 900 330 816Q640 960 940 830Q1080 900 1220 850', C.coral, 26),
    line('M-20 796Q160 894 330 810Q640 954 940 824Q1080 894 1220 844', C.rose, 6),
    times(
      2,
      (i) =>
        rect(312 + i * 610, 780, 36, 140, C.sun, 6) +
        oval(330 + i * 610, 778, 30, 26, C.sun) +
        path(`M${330 + i * 610} 752a30 26 0 0 1 0 52V920h18V780Z`, C.orange),
    ),
  );
