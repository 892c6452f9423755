/** The view from the window: a city at night beyond a river, its near lights blurred by speed. */
import { fadeTo, spray } from '../../grain';
import { coral, cream, dusk, flame, mix, night, rose, sea, sky, sun, teal } from '../../palettes';
import { randomFrom, repeat, times } from '../../random';
import { box, disc, halfOval, pill, poly } from '../../shapes';
import { dots, num, paint, vertical, type Gradient, type Point } from '../../svg';

const air = vertical('train-air', [
  mix(night, '#0a1030', 0.3),
  mix(night, teal, 0.35),
  mix(dusk, sky, 0.2),
  mix(rose, dusk, 0.35),
]);
const river = vertical('train-river', [mix(dusk, teal, 0.5), mix(night, teal, 0.25)]);
const airShade = fadeTo('up', 'train-airshade', mix(night, '#060a20', 0.4), 0.7);

export const outsideGradients: readonly Gradient[] = [air, river, airShade];

const far = mix(dusk, sky, 0.12);
const near = mix(night, teal, 0.22);

/** Domes and spires beyond the river. */
const skyline =
  box(200, 430, 1000, 120) +
  halfOval(430, 380, 62, 66) +
  box(368, 376, 124, 80) +
  box(426, 296, 8, 30) +
  box(416, 312, 28, 24) +
  box(560, 330, 40, 140) +
  poly([554, 332], [580, 226], [606, 332]) +
  box(620, 356, 36, 120) +
  poly([614, 358], [638, 268], [662, 358]) +
  box(740, 390, 120, 90) +
  poly([730, 392], [800, 346], [870, 392]) +
  box(930, 300, 54, 180) +
  poly([924, 302], [957, 240], [990, 302]) +
  box(1040, 400, 90, 80);

const panes = ((): readonly Point[] => {
  const random = randomFrom(17);
  return times(60, () => [Math.round(random(230, 1180)), Math.round(random(400, 500))] as const);
})();

/** Arches of a rail bridge, and their far side. */
const bridge =
  box(180, 488, 1040, 16) +
  repeat(
    6,
    (index) =>
      `M${190 + index * 172} 504h22v66h-22zM${212 + index * 172} 504v48q0 -42 75 -42q75 0 75 42v-48z`,
  );

/** Long lights: nearer ones are longer and lower. */
const streaks = ((): string => {
  const random = randomFrom(48);
  const colors = [sun, coral, cream, flame, mix(sea, cream, 0.3), rose];
  return times(38, (index) => {
    const depth = index / 38;
    const length = 70 + depth * random(120, 420);
    const thickness = 3 + depth * 9;
    return paint(
      colors[index % colors.length] ?? sun,
      pill(random(120, 1120), 540 + depth * depth * 112 + random(-8, 8), length, thickness),
      0.55 + depth * 0.35,
    );
  }).join('');
})();

const reflections = repeat(22, (index) => {
  const x = 230 + index * 46 + ((index * 29) % 30);
  return pill(x, 574 + ((index * 17) % 40), 34, 3);
});

/** Fills the window from 180 to 1220 across and from 70 to 660 down. */
export const outside = [
  paint(air.fill, box(170, 60, 1060, 500)),
  spray(airShade.fill, box(170, 60, 1060, 250)),
  dots(
    cream,
    3.5,
    times(34, (index): Point => [200 + ((index * 317) % 1000), 80 + ((index * 131) % 210)]),
    0.75,
  ),
  paint(mix(sun, cream, 0.7), disc(356, 196, 54), 0.16) +
    paint(mix(sun, cream, 0.7), 'M372 150A46 46 0 1 0 396 220A52 52 0 0 1 372 150Z'),
  paint(far, skyline),
  dots(mix(sun, cream, 0.3), 6, panes, 0.85),
  paint(river.fill, box(170, 540, 1060, 130)),
  paint(mix(sun, rose, 0.3), reflections, 0.6),
  paint(near, bridge),
  paint(near, `M170 600Q${num(420)} 560 700 604T1230 590V670H170Z`),
  streaks,
].join('');
