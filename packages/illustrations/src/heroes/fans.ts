/** The crowd in the foreground, as one dark paper cut: heads, fists, a scarf held high. */
import { repeat } from '../random';
import { disc, oval, poly, taper } from '../shapes';
import { at, paint } from '../svg';

const fan = (arms: string): string =>
  `${oval(0, -62, 22, 27)}M-62 60C-62 -8 -40 -26 -10 -28H10C40 -26 62 -8 62 60z${arms}`;

const fist = (side: number): string =>
  taper([side * 44, 0], 16, [side * 62, -66], 13) +
  taper([side * 62, -66], 13, [side * 50, -132], 10) +
  disc(side * 50, -142, 14);

const open = (side: number): string =>
  taper([side * 44, 0], 16, [side * 70, -60], 13) +
  taper([side * 70, -60], 13, [side * 84, -124], 9) +
  repeat(4, (index) =>
    taper([side * 84, -128], 6, [side * (72 + index * 10), -164 + Math.abs(index - 1.5) * 6], 4),
  );

const manners = ['', fist(1), open(-1), fist(-1) + fist(1), '', open(1), fist(-1)] as const;

export interface Row {
  readonly base: number;
  readonly from: number;
  readonly step: number;
  readonly count: number;
  readonly size: number;
}

export const fans = (color: string, { base, from, step, count, size }: Row): string =>
  repeat(count, (index) =>
    at(
      from + index * step,
      base + ((index * 37) % 30),
      size * (0.9 + ((index * 13) % 20) / 100),
      paint(color, fan(manners[(index * 3) % manners.length] ?? '')),
      index % 2 === 1,
    ),
  );

const stretched = [-1, 1]
  .map(
    (side) =>
      taper([side * 44, 0], 16, [side * 84, -60], 13) +
      taper([side * 84, -60], 13, [side * 86, -128], 10),
  )
  .join('');

/** A scarf stretched between two raised fists. */
export const scarfHolder = (
  x: number,
  y: number,
  dark: string,
  wool: string,
  stripe: string,
): string =>
  at(
    x,
    y,
    1,
    paint(dark, fan(stretched)) +
      paint(wool, 'M-118 -166Q0 -130 118 -166L122 -128Q0 -90 -122 -128z') +
      paint(
        stripe,
        poly([-70, -154], [-46, -149], [-48, -110], [-72, -115]) +
          poly([-12, -147], [12, -147], [12, -109], [-12, -109]) +
          poly([46, -149], [70, -154], [72, -115], [48, -110]),
      ) +
      paint(dark, disc(-88, -142, 14) + disc(88, -142, 14)),
  );
