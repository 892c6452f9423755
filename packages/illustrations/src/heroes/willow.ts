/** A willow that leans in from the right, its strands like a curtain, and the grasses in the foreground. */
import { fadeTo, spray } from '../grain';
import { grass } from '../nature';
import { coral, cream, dusk, ink, mix, moss } from '../palettes';
import { randomFrom, repeat, times } from '../random';
import { disc } from '../shapes';
import { num, paint } from '../svg';

const gloom = fadeTo('right', 'willow-gloom', mix(ink, dusk, 0.3), 0.8);

export const willowInks = [gloom];

const leafDark = mix(mix(moss, ink, 0.55), dusk, 0.3);

const leaf = (x: number, y: number, length: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle) * length, Math.cos(angle) * length];
  const [bulgeX, bulgeY] = [-dy * 0.22, dx * 0.22];
  return (
    `M${num(x)} ${num(y)}q${num(dx * 0.4 + bulgeX)} ${num(dy * 0.4 + bulgeY)} ${num(dx)} ${num(dy)}` +
    `q${num(-dx * 0.6 - bulgeX)} ${num(-dy * 0.6 - bulgeY)} ${num(-dx)} ${num(-dy)}z`
  );
};

/** One hanging twig with leaves left and right of it. */
const twig = (x: number, length: number, sway: number): string =>
  repeat(Math.round(length / 17), (index) => {
    const way = (index * 17) / length;
    return leaf(
      x + sway * way ** 1.7,
      -20 + index * 17,
      42 - way * 14,
      (index % 2 ? 30 : -30) + sway * 0.3 * way,
    );
  });

const curtain = (
  seed: number,
  count: number,
  from: number,
  step: number,
  longest: number,
): string => {
  const random = randomFrom(seed);
  return repeat(count, (index) =>
    twig(
      from + index * step + random(-12, 12),
      longest * (0.25 + (0.75 * index) / count) * random(0.65, 1.1),
      random(-80, -20),
    ),
  );
};

const trunk = 'M1900 1000C1922 760 1906 420 1822 -10H1936C1980 260 1984 560 2000 700V1000z';

export const willow = (): string =>
  paint(mix(mix(moss, dusk, 0.5), coral, 0.25), curtain(909, 20, 1420, 30, 470)) +
  paint(mix(dusk, ink, 0.62), trunk) +
  spray(gloom.fill, trunk) +
  paint(leafDark, curtain(313, 18, 1540, 26, 600));

/** Dark grasses and a few pale umbels in the foreground. */
export const meadow = (): string => {
  const random = randomFrom(404);
  const dark = mix(ink, dusk, 0.3);
  const umbel = (x: number, top: number, color: string): string =>
    paint(
      dark,
      `M${num(x - 2)} 1010Q${num(x - 8)} ${num(top + 90)} ${num(x)} ${num(top)}h3Q${num(x - 2)} ${num(top + 90)} ${num(x + 4)} 1010z`,
    ) +
    paint(
      color,
      repeat(7, (index) =>
        disc(x + (index - 3) * 6, top + (index - 3) ** 2 * 0.9 + (index % 2) * 5, 4.4),
      ),
    );
  return (
    times(17, (index) =>
      grass(
        860 + index * 72 + random(-26, 26),
        1012,
        random(80, 150),
        index % 2 ? dark : mix(dark, moss, 0.3),
        7,
      ),
    ).join('') +
    times(9, (index) =>
      umbel(960 + index * 124 + random(-30, 30), random(890, 950), index % 3 ? cream : coral),
    ).join('')
  );
};
