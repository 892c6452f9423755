/** Hero 6: friends with flower wreaths on a river bank at pink dusk. */
import { grass } from '../nature';
import { coral, cream, dusk, ink, mix, moss, rose, sun, teal } from '../palettes';
import { group } from '../people/group';
import { wardrobe } from '../people/look';
import { randomFrom, repeat, times } from '../random';
import { box, disc, hills, oval } from '../shapes';
import { haloSun, stars, streaks } from '../sky';
import { dots, glow, num, paint, vertical, type Picture, type Point } from '../svg';
import { glints, lightPath } from '../water';

const air = vertical('wreath-air', [
  mix(dusk, rose, 0.2),
  mix(dusk, rose, 0.7),
  rose,
  mix(coral, cream, 0.55),
]);
const river = vertical('wreath-river', [
  mix(rose, cream, 0.25),
  mix(rose, dusk, 0.45),
  mix(dusk, ink, 0.25),
]);
const bank = vertical('wreath-bank', [mix(moss, dusk, 0.45), mix(ink, dusk, 0.35)]);
const candle = glow('wreath-candle', sun, 0.9);

const shore = 610;

const woods = (color: string, base: number, from: number, count: number, size: number): string =>
  paint(
    color,
    repeat(count, (index) =>
      oval(
        from + index * size * 1.1,
        base - size * 0.2,
        size * (0.7 + ((index * 31) % 40) / 100),
        size * (0.45 + ((index * 67) % 70) / 100),
      ),
    ) + box(from - size, base - size * 0.2, count * size * 1.15, size * 0.3),
  );

/** A willow leaning in from the right: strands like drawn curtains, all in one tone. */
const willow = ((): string => {
  const random = randomFrom(909);
  const strand = (x: number, length: number, sway: number): string =>
    `M${num(x)} -20q${num(-16 + sway)} ${num(length * 0.6)} ${num(sway)} ${num(length)}q24 ${num(-length * 0.5)} ${num(14 - sway)} ${num(-length)}z`;
  const curtain = (count: number, from: number, step: number, long: number): string =>
    repeat(count, (index) =>
      strand(
        from + index * step,
        long * (0.45 + (0.55 * index) / count) * random(0.75, 1.1),
        random(-26, -4),
      ),
    );
  return (
    paint(mix(moss, dusk, 0.62), curtain(12, 1520, 42, 520)) +
    paint(
      mix(dusk, ink, 0.6),
      'M1884 880C1900 600 1880 300 1800 -10L1880 -10C1950 320 1960 620 2000 880z',
    ) +
    paint(mix(moss, ink, 0.45), curtain(13, 1590, 34, 640))
  );
})();

const floating = (x: number, y: number, size: number): string =>
  paint(candle.fill, disc(x, y - size * 0.3, size * 1.8)) +
  paint(mix(moss, ink, 0.3), oval(x, y, size, size * 0.3)) +
  paint(
    coral,
    disc(x - size * 0.7, y, size * 0.2) + disc(x + size * 0.2, y + size * 0.22, size * 0.22),
  ) +
  paint(
    cream,
    disc(x - size * 0.3, y + size * 0.2, size * 0.2) + disc(x + size * 0.72, y, size * 0.18),
  ) +
  paint(
    sun,
    `M${num(x - size * 0.12)} ${num(y - size * 0.2)}q0 ${num(-size * 0.3)} ${num(size * 0.12)} ${num(-size * 0.55)}q${num(size * 0.14)} ${num(size * 0.3)} ${num(size * 0.12)} ${num(size * 0.55)}z`,
  );

const looks = wardrobe(
  [cream, coral, rose, teal, sun],
  [ink, mix(coral, ink, 0.5), mix(sun, coral, 0.3)],
  mix(ink, dusk, 0.4),
)
  .map((look, index) =>
    index % 5 === 0 || look.outfit === 'skirt'
      ? { ...look, hair: 'wreath' as const, accent: index % 2 ? sun : coral }
      : look,
  )
  .map((look) =>
    look.hair === 'long' || look.hair === 'tail'
      ? { ...look, hair: 'wreath' as const, accent: sun }
      : look,
  );

const friends = group(looks, 1.5, [
  { x: 1070, y: 850, pose: 'dance', look: 0 },
  { x: 1240, y: 850, pose: 'dance', look: 8, left: true },
  { x: 1400, y: 864, pose: 'embrace', look: 2 },
  { x: 1490, y: 866, pose: 'wave', look: 3 },
]);
const resting = group(looks, 1.5, [
  { x: 1640, y: 874, pose: 'lounge', look: 9 },
  { x: 1850, y: 880, pose: 'loungeToast', look: 5, left: true },
  { x: 930, y: 872, pose: 'kneel', look: 6, left: true },
]);

const meadow = ((): string => {
  const random = randomFrom(404);
  const flowers = (count: number): readonly Point[] =>
    times(count, () => [Math.round(random(40, 1960)), Math.round(random(900, 975))] as const);
  return (
    times(11, (index) =>
      grass(
        90 + index * 186 + random(-40, 40),
        1010,
        random(80, 130),
        mix(ink, moss, 0.3 + (index % 3) * 0.1),
        5,
      ),
    ).join('') +
    dots(cream, 9, flowers(18)) +
    dots(coral, 12, flowers(14))
  );
})();

export const wreathRiver: Picture = {
  width: 2000,
  height: 1000,
  gradients: [air, river, bank, candle],
  layers: [
    paint(air.fill, box(0, 0, 2000, 640)),
    stars(91, 40, 0, 2000, 240, cream),
    haloSun(1320, 470, 78, mix(cream, sun, 0.3), cream, 4),
    streaks(87, 10, 0, 2000, 200, 460, cream, 0.35),
    paint(
      mix(rose, dusk, 0.35),
      hills(shore + 4, [0, 560], [400, 530], [900, 570], [1500, 540], [2000, 560]),
    ),
    woods(mix(dusk, rose, 0.3), shore, -20, 26, 76),
    paint(river.fill, box(0, shore, 2000, 390)),
    lightPath(
      5,
      1320,
      100,
      { left: 0, right: 2000, top: shore, bottom: 790 },
      mix(cream, sun, 0.3),
      0.7,
    ),
    glints(66, 26, { left: 0, right: 2000, top: shore + 14, bottom: 800 }, cream, 0.35),
    floating(860, 690, 30),
    floating(700, 770, 40),
    floating(1385, 668, 18),
    paint(bank.fill, hills(1000, [0, 880], [460, 862], [900, 812], [1400, 800], [2000, 816])),
    willow,
    friends,
    resting,
    meadow,
  ],
};
