/** Rain plan: a company under bright umbrellas on wet cobbles, seen from above in the light of one street lamp. */
import { fadeAround, spray } from '../../grain';
import {
  brick,
  coral,
  cream,
  dusk,
  ember,
  flame,
  ink,
  mix,
  night,
  rose,
  sea,
  sky,
  sun,
  teal,
} from '../../palettes';
import { randomFrom, repeat } from '../../random';
import { blob, box, disc, pill, poly } from '../../shapes';
import { at, glow, line, num, paint, tilted, type Picture } from '../../svg';
import { cobbles, ripples } from './cobbles';
import { canopy, canopyShadow, type Umbrella } from './umbrella';
import { dog, step } from './walkers';

const wet = mix(night, teal, 0.55);
const deep = mix(night, ink, 0.3);

const lampGlow = glow('rain-lamp', mix(sun, flame, 0.25), 0.75);
const shade = fadeAround('rain-shade', mix(night, '#2b1550', 0.4), 0.62, [1, 0.95], 0.85);
const corner = fadeAround('rain-corner', deep, 0.9, [1, 1], 0.75);
const shine = fadeAround('rain-shine', mix(sun, cream, 0.35), 0.55, [0.5, 0.5], 0.5);

/** The position of the lamp, in the upper left. */
const lampAt = 215;

const friends: readonly Umbrella[] = [
  { x: 1010, y: 190, r: 132, turn: 12, color: sea },
  { x: 1262, y: 372, r: 150, turn: 30, color: ember, second: cream },
  { x: 745, y: 300, r: 140, turn: 4, color: rose },
  { x: 1076, y: 600, r: 146, turn: 18, color: mix(sky, teal, 0.3) },
  { x: 920, y: 428, r: 190, turn: 26, color: sun },
  { x: 640, y: 560, r: 150, turn: 40, color: coral },
  {
    x: 820,
    y: 742,
    r: 128,
    turn: 10,
    color: mix(brick, rose, 0.15),
    second: mix(rose, cream, 0.4),
  },
];

const near: Umbrella = { x: 180, y: 850, r: 330, turn: 22, color: mix(dusk, night, 0.25) };

const puddle = (x: number, y: number, size: number): string =>
  blob(
    [x - size, y],
    [x - size * 0.4, y - size * 0.42],
    [x + size * 0.5, y - size * 0.36],
    [x + size, y + size * 0.1],
    [x + size * 0.3, y + size * 0.4],
    [x - size * 0.5, y + size * 0.34],
  );

const puddles = puddle(360, 470, 150) + puddle(560, 120, 110) + puddle(1440, 130, 90);

/** Rain falls towards the stones, so its lines converge below the eye. */
const rain = ((): string => {
  const random = randomFrom(31);
  return repeat(90, () => {
    const angle = random(0, Math.PI * 2);
    const from = random(320, 1000);
    const length = from * 0.06;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle) * 0.62];
    return `M${num(800 + cos * from)} ${num(450 + sin * from)}l${num(-cos * length)} ${num(-sin * length)}`;
  });
})();

/** The lamp from above: its iron crown and arm, near the viewer. */
const lamp = tilted(
  330,
  170,
  28,
  paint(deep, poly([-420, -14], [-40, -9], [-40, 9], [-420, 14])) +
    paint(mix(sun, cream, 0.6), disc(0, 0, 60)) +
    paint(deep, disc(0, 0, 44) + box(-70, -5, 140, 10) + box(-5, -70, 10, 140)) +
    line(mix(deep, sky, 0.3), 3, disc(0, 0, 27) + disc(0, 0, 10)),
);

export const rainPlan: Picture = {
  width: 1600,
  height: 900,
  gradients: [lampGlow, shade, corner, shine],
  layers: [
    paint(mix(wet, deep, 0.55), box(0, 0, 1600, 900)),
    cobbles([wet, mix(wet, sky, 0.1), mix(wet, night, 0.18)]),
    spray(shine.fill, disc(350, 190, 470)),
    at(-5, -6, 1, paint(deep, puddles, 0.7)) + paint(mix(wet, sky, 0.34), puddles),
    paint(lampGlow.fill, disc(330, 170, 430)),
    spray(corner.fill, poly([1600, 380], [1600, 900], [700, 900])),
    line(mix(sky, cream, 0.4), 2, ripples(9, 46), 0.4),
    `<g opacity=".62">${[...friends, near].map((one) => canopyShadow(one, [0.42, 0.36], deep)).join('')}</g>`,
    step(1130, 214, 20, cream, deep),
    step(1400, 440, 24, sun, deep),
    step(880, 330, 8, deep, coral),
    step(1204, 650, 28, coral, deep),
    step(1098, 470, 16, cream, mix(brick, night, 0.3)),
    step(930, 800, 30, sun, deep),
    step(770, 640, 34, cream, teal),
    line(cream, 3, 'M1110 660Q1190 790 1290 762', 0.9),
    paint(deep, pill(1262, 776, 190, 84), 0.5),
    dog(1330, 776, 12, sun, mix(brick, flame, 0.2), ink),
    friends.map((one) => canopy(one, lampAt, shade.fill)).join(''),
    line(cream, 2.4, rain, 0.42),
    canopy(near, lampAt + 60, shade.fill),
    lamp,
  ],
};
