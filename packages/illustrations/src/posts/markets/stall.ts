/** A market stall in the snow: a lit inside under a snow-laden roof, a counter with wares, a string of bulbs. */
import { spray } from '../../grain';
import { brick, cream, ember, flame, mix, night, rose, sky, sun } from '../../palettes';
import { randomFrom, repeat, times } from '../../random';
import { box, disc, poly } from '../../shapes';
import { dots, num, paint, type Point } from '../../svg';

interface Stall {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly cloth: string;
  readonly seed: number;
}

const timber = mix(night, brick, 0.34);
const snow = mix(cream, sky, 0.28);
const snowShade = mix(sky, mix(night, rose, 0.3), 0.45);

/** A roof edge along which the snow hangs over in lobes. */
const overhang = (left: number, right: number, y: number, depth: number): string => {
  const lobes = 7;
  const step = (right - left) / lobes;
  return repeat(
    lobes,
    (index) => `q${num(-step / 2)} ${num(depth * (index % 3 === 1 ? 1.7 : 1))} ${num(-step)} 0`,
  ).replace(/^/, `L${num(right)} ${num(y)}`);
};

const wares = ({ x, base, width, seed }: Stall): string => {
  const random = randomFrom(seed);
  const top = base - width * 0.34;
  const hearts = times(9, (index): Point => [
    x + width * (0.12 + index * 0.095),
    top - width * random(0.24, 0.34),
  ]).filter(([hx]) => Math.abs(hx - x - width * 0.56) > width * 0.1);
  return (
    paint(
      brick,
      hearts
        .map(([hx, hy]) => box(hx - 1, top - width * 0.46, 2, hy - top + width * 0.46))
        .join(''),
    ) +
    dots(
      ember,
      width * 0.05,
      hearts.filter((_, index) => index % 2 === 0),
    ) +
    dots(
      mix(sun, brick, 0.45),
      width * 0.045,
      hearts.filter((_, index) => index % 2 === 1),
    ) +
    paint(
      mix(brick, flame, 0.25),
      repeat(7, (index) => {
        const r = width * random(0.03, 0.05);
        return (
          disc(x + width * (0.14 + index * 0.12), top - r * 0.7, r) +
          disc(x + width * (0.19 + index * 0.115), top - r * 0.4, r * 0.7)
        );
      }),
    )
  );
};

/** The seller, dark against the light. */
const keeper = (x: number, counter: number, width: number): string =>
  paint(
    mix(brick, night, 0.35),
    `M${num(x - width * 0.12)} ${num(counter)}Q${num(x - width * 0.12)} ${num(counter - width * 0.19)} ${num(x)} ${num(counter - width * 0.2)}Q${num(x + width * 0.12)} ${num(counter - width * 0.19)} ${num(x + width * 0.12)} ${num(counter)}Z` +
      disc(x, counter - width * 0.255, width * 0.055),
  ) +
  paint(
    mix(ember, night, 0.3),
    `M${num(x - width * 0.06)} ${num(counter - width * 0.27)}Q${num(x)} ${num(counter - width * 0.38)} ${num(x + width * 0.06)} ${num(counter - width * 0.27)}Z`,
  );

export const stall = (one: Stall, inner: string, frontShade: string): string => {
  const { x, base, width, cloth } = one;
  const counter = base - width * 0.34;
  const eaves = base - width * 0.84;
  const ridge = eaves - width * 0.26;
  const right = x + width;
  const over = width * 0.08;
  return [
    paint(timber, box(x, eaves, width, base - eaves)),
    paint(mix(sun, flame, 0.25), box(x + width * 0.06, eaves, width * 0.88, counter - eaves)),
    spray(inner, box(x + width * 0.06, eaves, width * 0.88, counter - eaves)),
    keeper(x + width * 0.56, counter, width),
    wares(one),
    paint(mix(timber, brick, 0.4), box(x - width * 0.03, counter, width * 1.06, width * 0.06)),
    paint(
      mix(timber, brick, 0.18),
      repeat(6, (index) =>
        box(x + index * (width / 6) + 2, counter + width * 0.06, width / 6 - 4, width * 0.28),
      ),
    ),
    spray(frontShade, box(x, counter, width, width * 0.34)),
    paint(
      timber,
      box(x + width * 0.02, eaves, width * 0.045, base - eaves) +
        box(right - width * 0.065, eaves, width * 0.045, base - eaves),
    ),
    repeat(8, (index) => {
      const left = x - over + (index * (width + over * 2)) / 8;
      const half = (width + over * 2) / 8;
      return paint(
        index % 2 ? cream : cloth,
        `M${num(left)} ${num(eaves - 4)}h${num(half)}v${num(width * 0.09)}a${num(half / 2)} ${num(half / 2)} 0 0 1 ${num(-half)} 0z`,
      );
    }),
    paint(
      snowShade,
      poly(
        [x - over, eaves],
        [x + width * 0.1, ridge + 16],
        [right - width * 0.1, ridge + 16],
        [right + over, eaves],
      ),
    ),
    paint(
      snow,
      `M${num(x - over * 1.2)} ${num(eaves + 2)}Q${num(x)} ${num(ridge + 10)} ${num(x + width * 0.12)} ${num(ridge)}Q${num(x + width / 2)} ${num(ridge - 16)} ${num(right - width * 0.12)} ${num(ridge)}Q${num(right)} ${num(ridge + 10)} ${num(right + over * 1.2)} ${num(eaves + 2)}${overhang(x - over * 1.2, right + over * 1.2, eaves + 2, 16)}Z`,
    ),
    paint(
      snowShade,
      `M${num(right - width * 0.2)} ${num(ridge - 2)}L${num(right - width * 0.12)} ${num(ridge)}Q${num(right)} ${num(ridge + 10)} ${num(right + over * 1.2)} ${num(eaves)}H${num(right - width * 0.08)}Q${num(right - width * 0.06)} ${num(ridge + 30)} ${num(right - width * 0.2)} ${num(ridge - 2)}Z`,
      0.7,
    ),
  ].join('');
};
