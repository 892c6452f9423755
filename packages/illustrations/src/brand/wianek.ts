/** Wianek: a wreath of leaves and roses around the flame it carries down the river. */
import { coral, cream, ember, mix, moss, rose, sun } from '../palettes';
import { repeat } from '../random';
import { disc } from '../shapes';
import { paint } from '../svg';
import { gapAround, inInks, inset, spun } from './mark';

interface Inks {
  readonly leaf: string;
  readonly petal: string;
  readonly rose: string;
  readonly flame: string;
}

const leaf = 'M33 16C23 17.5 16.5 12.5 15 4.5C24.5 2.5 33.5 7 33 16Z';

const bloom = repeat(5, (petal) => {
  const angle = (petal * Math.PI * 2) / 5;
  return disc(48 + Math.sin(angle) * 7.2, 48 - Math.cos(angle) * 7.2, 6.3);
});

const candle =
  'M34 17C35.5 25 40 28 40 35.5A8 8 0 0 1 24 35.5C24 31 27 28.5 27.6 24.5C29.4 26 30.6 27.5 31 29.5C33.4 26.5 34.8 22 34 17Z';

/** Eleven leaves would close the ring; the rose replaces three of them. */
const wreath = ({ leaf: green, petal, rose: red, flame }: Inks): string =>
  inset(
    gapAround(
      'rose',
      bloom,
      1.6,
      paint(flame, candle) +
        repeat(8, (index) =>
          spun(213 + (index * 360) / 11, paint(index % 2 ? petal : green, leaf)),
        ),
    ) +
      paint(red, bloom) +
      paint(flame, disc(48, 48, 4.2)),
    0.94,
  );

export const wianek = inInks(
  wreath,
  { leaf: moss, petal: rose, rose: mix(ember, coral, 0.6), flame: sun },
  { leaf: mix(moss, cream, 0.3), petal: rose, rose: coral, flame: sun },
);
