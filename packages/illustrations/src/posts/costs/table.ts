/** Objects on the café table, seen from above. */
import { brick, cream, ink, mix, night, sand, sea, sun } from '../../palettes';
import { repeat, times } from '../../random';
import { box, disc, oval, pill } from '../../shapes';
import { at, dots, line, num, paint, tilted, type Point } from '../../svg';

/** A cup on its saucer; `turn` is the direction of the spoon. */
export const cup = (
  x: number,
  y: number,
  china: string,
  drink: string,
  foam: string,
  turn: number,
): string =>
  tilted(
    x,
    y,
    turn,
    paint(china, disc(0, 0, 92)) +
      line(mix(china, night, 0.18), 3, disc(0, 0, 78)) +
      paint(night, 'M40 -46A60 60 0 0 1 -30 70Q50 76 74 26Q76 -20 40 -46Z', 0.14) +
      paint(mix(china, night, 0.08), pill(44, -10, 46, 20)) +
      paint(mix(china, cream, 0.6), disc(0, 0, 58)) +
      paint(drink, disc(0, 0, 48)) +
      paint(foam, 'M-4 34C-40 14 -34 -22 -12 -20Q-2 -20 0 -8Q4 -22 16 -20C38 -14 30 16 -4 34Z') +
      paint(mix(china, ink, 0.25), pill(-74, -86, 84, 8) + oval(-82, -82, 19, 11)),
  );

/** A tall glass with ice and a straw. */
export const spritz = (x: number, y: number, drink: string): string =>
  at(
    x,
    y,
    1,
    paint(mix(drink, cream, 0.55), disc(0, 0, 60)) +
      paint(drink, disc(0, 0, 51)) +
      paint(mix(drink, cream, 0.5), box(-30, -26, 30, 28), 0.8) +
      `<g transform="rotate(30)">${paint(mix(drink, cream, 0.6), box(-2, 0, 28, 26), 0.8)}</g>` +
      paint(mix(sun, cream, 0.2), 'M6 -44A38 38 0 0 1 44 -6L20 -20Z') +
      line(cream, 9, 'M-10 18L62 -78') +
      line(mix(sea, night, 0.2), 9, 'M9 -7L14 -14M31 -37L36 -43M51 -64L56 -70'),
  );

/** A coin with a rim; its face is only a smaller ring. */
export const coin = ([x, y]: Point, r: number, metal: string, inner: string): string =>
  paint(mix(metal, night, 0.35), disc(x - 3, y + 4, r)) +
  paint(metal, disc(x, y, r)) +
  paint(inner, disc(x, y, r * 0.66)) +
  line(
    mix(metal, cream, 0.7),
    2.5,
    `M${num(x - r * 0.3)} ${num(y - r * 0.8)}A${num(r * 0.86)} ${num(r * 0.86)} 0 0 1 ${num(x + r * 0.84)} ${num(y - r * 0.1)}`,
  );

/** The bill on its little tray: lines, a sum that is ruled off twice, a torn edge. */
export const bill = (): string => {
  const tear = repeat(13, (index) => `l-10 ${index % 2 ? 9 : -9}`);
  const prices = times(6, (row): Point => [44, -92 + row * 28]);
  return (
    paint(
      mix(brick, night, 0.45),
      'M-104 -150H104Q122 -150 122 -132V142Q122 160 104 160H-104Q-122 160 -122 142V-132Q-122 -150 -104 -150Z',
    ) +
    line(
      mix(brick, sand, 0.25),
      4,
      'M-100 -136H100Q108 -136 108 -128V138Q108 146 100 146H-100Q-108 146 -108 138V-128Q-108 -136 -100 -136Z',
    ) +
    `<g transform="rotate(-5)">${
      paint(night, 'M-70 -124H62V150L-70 140Z', 0.3) +
      paint(mix(cream, sand, 0.1), `M-66 -134H64V132${tear}Z`) +
      line(
        mix(ink, cream, 0.3),
        6,
        `M-22 -112H20${repeat(6, (row) => `M-46 ${-92 + row * 28}h${46 + ((row * 31) % 34)}`)}`,
      ) +
      dots(mix(ink, cream, 0.1), 7, prices) +
      line(ink, 4, 'M-46 82H48M-46 90H48') +
      line(mix(brick, sun, 0.1), 8, 'M10 108H46')
    }</g>`
  );
};

/** A bank card, its chip towards the hand. */
export const card = (color: string, chip: string): string =>
  paint(
    color,
    'M-64 -100H64Q76 -100 76 -88V88Q76 100 64 100H-64Q-76 100 -76 88V-88Q-76 -100 -64 -100Z',
  ) +
  paint(mix(color, night, 0.25), 'M-76 20L76 -60V88Q76 100 64 100H-64Q-76 100 -76 88Z', 0.7) +
  paint(chip, box(-18, 36, 36, 28)) +
  line(mix(chip, night, 0.4), 2.5, 'M-18 50H18M-6 36V64M6 36V64') +
  paint(cream, disc(-36, -68, 14) + disc(-20, -68, 14), 0.65);

/** A bank note with a rosette and no figure. */
export const note = (paper: string, print: string): string =>
  paint(paper, box(-116, -56, 232, 112)) +
  line(
    print,
    3,
    'M-104 -44H104V44H-104Z' + disc(0, 0, 34) + disc(0, 0, 22) + disc(-76, 0, 14) + disc(76, 0, 14),
  ) +
  paint(print, disc(0, 0, 10)) +
  paint(cream, 'M-20 -56L30 -56L-10 56L-60 56Z', 0.25);

export const croissant = (x: number, y: number, turn: number, crust: string): string =>
  tilted(
    x,
    y,
    turn,
    paint(cream, disc(0, 8, 104)) +
      line(mix(cream, night, 0.16), 3, disc(0, 8, 86)) +
      paint(night, 'M-70 62C-40 6 40 6 74 60C60 92 -50 96 -70 62Z', 0.18) +
      paint(
        crust,
        'M-84 40C-84 -30 -44 -62 0 -62C44 -62 84 -30 84 40C66 52 52 46 44 32C32 6 -32 6 -44 32C-52 46 -66 52 -84 40Z',
      ) +
      line(
        mix(crust, brick, 0.6),
        4,
        'M-58 -30Q-56 4 -46 28M-24 -54Q-26 -20 -18 12M20 -56Q26 -20 18 12M58 -30Q56 4 46 28',
        0.8,
      ) +
      line(mix(crust, cream, 0.5), 5, 'M-48 -38Q-40 -46 -32 -48M-8 -56H8', 0.8),
  );
