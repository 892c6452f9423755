/** Hero 6: midsummer night; wreaths with candles drift down a river under a rising moon. */
import { fadeAround, fadeTo, spray } from '../grain';
import { coral, cream, dusk, ember, ink, mix, moss, rose, sun } from '../palettes';
import { randomFrom, repeat } from '../random';
import { box, disc, hills, oval } from '../shapes';
import { stars, streaks } from '../sky';
import { glow, num, paint, vertical, type Picture } from '../svg';
import { glints, lightPath, reflection } from '../water';
import { meadow, willow, willowInks } from './willow';
import { wreath, wreathMakers } from './wreathMakers';

const shore = 540;
const moonX = 1262;
const plum = mix(dusk, ink, 0.35);

const air = vertical('wreath-air', [
  mix(dusk, ink, 0.3),
  mix(dusk, ember, 0.25),
  mix(rose, ember, 0.25),
  mix(coral, cream, 0.45),
]);
const river = vertical('wreath-river', [mix(coral, dusk, 0.35), mix(dusk, ember, 0.2), plum]);
const bank = vertical('wreath-bank', [mix(mix(moss, dusk, 0.55), ink, 0.2), mix(ink, dusk, 0.35)]);
const evening = fadeTo('left', 'wreath-evening', plum, 0.92);
const aura = fadeAround('wreath-aura', mix(cream, coral, 0.25), 0.85, [0.5, 0.5], 0.5);
const depth = fadeTo('down', 'wreath-depth', mix(ink, dusk, 0.45), 0.8);
const lit = fadeAround('wreath-lit', mix(rose, sun, 0.4), 0.4, [0.5, 0.5], 0.5);
const candle = glow('wreath-candle', mix(sun, coral, 0.2), 0.85);

const woods = (color: string, base: number, seed: number, size: number): string => {
  const random = randomFrom(seed);
  return paint(
    color,
    repeat(34, (index) =>
      oval(-20 + index * 62, base - size * 0.2, size * random(0.5, 0.8), size * random(0.4, 1)),
    ) + box(0, base - size * 0.3, 2000, size * 0.3),
  );
};

/** A wreath with a candle, and the candle's light on the water. */
const floating = (x: number, y: number, size: number): string =>
  paint(candle.fill, disc(x, y - size * 0.7, size * 2.4)) +
  reflection(x, y + size * 0.3, size * 0.9, Math.round(size / 9) + 2, sun, 0.6) +
  wreath(x, y, size) +
  paint(cream, box(x - size * 0.1, y - size * 0.62, size * 0.2, size * 0.6)) +
  paint(
    sun,
    `M${num(x - size * 0.14)} ${num(y - size * 0.72)}q0 ${num(-size * 0.26)} ${num(size * 0.14)} ${num(-size * 0.6)}q${num(size * 0.16)} ${num(size * 0.34)} ${num(size * 0.14)} ${num(size * 0.6)}q${num(-size * 0.14)} ${num(size * 0.14)} ${num(-size * 0.28)} 0z`,
  );

const slope = hills(1000, [950, 1000], [1090, 900], [1250, 850], [1560, 838], [2000, 830]);

export const wreathRiver: Picture = {
  width: 2000,
  height: 1000,
  gradients: [air, river, bank, evening, aura, depth, lit, candle, ...willowInks],
  layers: [
    paint(air.fill, box(0, 0, 2000, shore + 20)),
    stars(91, 60, 0, 1800, 260, cream),
    spray(aura.fill, disc(moonX, 360, 330)),
    paint(mix(cream, sun, 0.16), disc(moonX, 360, 104)),
    streaks(87, 7, 700, 1900, 300, 470, mix(rose, cream, 0.3), 0.4),
    woods(mix(rose, dusk, 0.45), shore, 7, 96),
    woods(mix(dusk, ember, 0.18), shore + 6, 19, 60),
    paint(river.fill, box(0, shore, 2000, 460)),
    lightPath(
      5,
      moonX,
      120,
      { left: 0, right: 2000, top: shore, bottom: 860 },
      mix(cream, sun, 0.3),
      0.75,
    ),
    glints(
      66,
      20,
      { left: 0, right: 2000, top: shore + 14, bottom: 900 },
      mix(rose, cream, 0.4),
      0.35,
    ),
    spray(depth.fill, box(0, 700, 2000, 300)),
    paint(evening.fill, box(0, 0, 1100, 1000)),
    floating(760, 590, 15),
    floating(560, 628, 20),
    floating(930, 650, 26),
    floating(700, 742, 38),
    paint(bank.fill, slope),
    spray(lit.fill, oval(1200, 900, 420, 90)),
    willow(),
    floating(1096, 806, 50),
    wreathMakers({ from: 'left', shade: mix(dusk, ember, 0.12), rim: mix(sun, cream, 0.5) }),
    meadow(),
  ],
};
