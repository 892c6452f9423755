/** The arbour over the table. */
import { mix, night, teal } from '../../palettes';
import { repeat } from '../../random';
import { line, num, paint, tilted } from '../../svg';
import { plum } from './inks';

/** A twig of the arbour overhead, its leaves hanging in pairs. */
const twig = (x: number, y: number, turn: number, length: number, color: string): string =>
  tilted(
    x,
    y,
    turn,
    line(color, 6, `M0 -40V${num(length - 30)}`) +
      paint(
        color,
        repeat(Math.round(length / 34), (index) => {
          const [y0, size] = [index * 34 - 20, 62 - index * 5];
          return (
            `M0 ${y0}C${-size * 0.2} ${y0 - 26} ${-size} ${y0 - 12} ${-size * 1.1} ${y0 + size * 0.5}C${-size * 0.7} ${y0 + size * 0.62} ${-size * 0.1} ${y0 + size * 0.4} 0 ${y0}` +
            `C${size * 0.2} ${y0 - 20} ${size} ${y0 - 4} ${size * 1.1} ${y0 + size * 0.6}C${size * 0.7} ${y0 + size * 0.7} ${size * 0.1} ${y0 + size * 0.44} 0 ${y0}Z`
          );
        }),
      ),
  );

export const arbour = repeat(15, (index) => {
  const edge = Math.abs(index - 7.5);
  const color = index % 2 ? plum : mix(mix(teal, night, 0.55), plum, 0.3);
  return twig(
    index * 116 - 20,
    -14,
    ((index * 61) % 50) - 25,
    44 + edge * edge * 2.6 + ((index * 37) % 40),
    color,
  );
});
