/** The tree of the square, and the bough with its lantern in the foreground. */
import { fadeTo, spray } from '../../grain';
import { brick, cream, flame, mix, night, sky, sun, teal } from '../../palettes';
import { repeat, times } from '../../random';
import { box, poly } from '../../shapes';
import { at, dots, line, num, paint, tilted, type Point } from '../../svg';

export const firShade = fadeTo('right', 'market-fir', night, 0.8);

/** The tree of the square with its chains of bulbs. */
export const tree = (x: number, base: number, height: number): string => {
  const tiers = [0, 1, 2, 3, 4].map((index) => {
    const top = base - height + index * height * 0.17;
    const half = height * (0.1 + index * 0.065);
    return `M${num(x)} ${num(top)}L${num(x + half)} ${num(top + height * 0.3)}Q${num(x)} ${num(top + height * 0.24)} ${num(x - half)} ${num(top + height * 0.3)}Z`;
  });
  const bulbs = times(44, (index): Point => {
    const down = 0.1 + 0.86 * Math.sqrt((index + 1) / 44);
    return [
      Math.round(x + Math.sin(index * 2.4) * height * 0.33 * down),
      Math.round(base - height * 1.02 + height * down * 0.98),
    ];
  });
  return (
    paint(mix(teal, night, 0.55), tiers.join('')) +
    spray(firShade.fill, tiers.join('')) +
    dots(mix(sun, cream, 0.3), 20, bulbs, 0.25) +
    dots(mix(sun, cream, 0.5), 8, bulbs) +
    paint(
      sun,
      poly(
        [x, base - height - 40],
        [x + 9, base - height - 12],
        [x + 36, base - height - 10],
        [x + 14, base - height + 6],
        [x + 22, base - height + 32],
        [x, base - height + 16],
        [x - 22, base - height + 32],
        [x - 14, base - height + 6],
        [x - 36, base - height - 10],
        [x - 9, base - height - 12],
      ),
    )
  );
};

/** A bough of spruce with snow on it, and the lantern that hangs from it. */
export const bough = [-8, 4, 16, 30]
  .map((turn, index) =>
    tilted(
      -20,
      -20 + index * 24,
      turn + 4,
      line(mix(night, teal, 0.22), 9, `M0 0Q220 20 ${430 - index * 64} 0`) +
        line(
          mix(teal, night, 0.4),
          7,
          repeat(
            15,
            (needle) =>
              `M${needle * 26 + 10} 6l44 ${34 - needle}M${needle * 26 + 10} 6l46 ${-26 + needle}`,
          ),
        ) +
        paint(
          mix(cream, sky, 0.3),
          `M40 -6Q110 -40 190 -8Q260 -30 ${330 - index * 40} -2Q200 14 40 -6Z`,
        ),
    ),
  )
  .join('');

export const lantern = at(
  330,
  250,
  1,
  line(night, 5, 'M0 -190V-96') +
    line(night, 6, 'M-20 -84a20 20 0 1 1 40 0') +
    paint(
      mix(night, brick, 0.2),
      poly([-46, -50], [-22, -86], [22, -86], [46, -50]) + box(-50, 60, 100, 16),
    ) +
    paint(mix(sun, cream, 0.55), poly([-38, -50], [38, -50], [44, 60], [-44, 60])) +
    paint(flame, 'M0 -14C16 10 18 24 18 34A18 18 0 0 1 -18 34C-18 22 -4 12 0 -14Z') +
    paint(
      mix(night, brick, 0.2),
      box(-3, -50, 6, 34) +
        poly([-44, 60], [-38, -50], [-32, -50], [-37, 60]) +
        poly([44, 60], [38, -50], [32, -50], [37, 60]),
    ) +
    paint(
      mix(cream, sky, 0.25),
      'M-50 -48Q-30 -84 0 -84Q30 -84 50 -48Q30 -58 16 -50Q0 -60 -18 -50Q-34 -58 -50 -48Z',
    ),
);
