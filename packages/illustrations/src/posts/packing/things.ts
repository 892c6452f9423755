/** The group's luggage besides clothes, seen from above. */
import { cream, ink, mix, night, sky } from '../../palettes';
import { repeat } from '../../random';
import { box, disc, oval, pill, taper } from '../../shapes';
import { line, num, paint } from '../../svg';

/** One toothbrush per person, in a row. */
export const toothbrushes = (colors: readonly string[]): string =>
  colors
    .map((color, index) => {
      const x = num(index * 34);
      return `<g transform="translate(${x} ${index % 2 ? 6 : 0})">${
        paint(cream, pill(-10, -112, 21, 19) + 'M-10 -104H11V-66H-10Z') +
        line(mix(cream, sky, 0.7), 2, 'M-4 -100V-68M5 -100V-68') +
        paint(color, taper([0, -66], 4.5, [0, 20], 6.5) + taper([0, 20], 7, [0, 100], 9))
      }</g>`;
    })
    .join('');

export const camera = (body: string, leather: string, metal: string): string =>
  paint(
    metal,
    'M-92 -58H-50L-42 -72H38L46 -58H92Q104 -58 104 -46V58Q104 70 92 70H-92Q-104 70 -104 58V-46Q-104 -58 -92 -58Z',
  ) +
  paint(leather, box(-104, -34, 208, 78)) +
  paint(metal, disc(6, 6, 58)) +
  paint(body, disc(6, 6, 49)) +
  paint(mix(body, sky, 0.35), disc(6, 6, 32)) +
  paint(body, disc(8, 8, 24)) +
  paint(cream, oval(-8, -8, 8, 6), 0.85) +
  paint(body, disc(-74, -52, 11) + pill(60, -56, 30, 14));

export const sunglasses = (frame: string, glass: string): string =>
  line(frame, 8, 'M-84 -8Q-112 40 -70 84M84 -8Q108 40 78 88') +
  paint(
    frame,
    'M-92 -30Q-46 -44 -8 -26Q0 -32 8 -26Q46 -44 92 -30Q98 24 54 32Q14 34 8 -8Q0 -16 -8 -8Q-14 34 -54 32Q-98 24 -92 -30Z',
  ) +
  paint(
    glass,
    'M-82 -22Q-48 -32 -18 -18Q-20 22 -52 22Q-82 18 -82 -22ZM82 -22Q48 -32 18 -18Q20 22 52 22Q82 18 82 -22Z',
  ) +
  paint(cream, 'M-70 -18L-50 -22L-64 10Q-72 2 -70 -18ZM28 -16L44 -22L32 8Q26 0 28 -16Z', 0.45);

/** A fan of playing cards; pips instead of figures. */
export const cards = (back: string, pip: string): string =>
  [-26, -8, 10, 28]
    .map(
      (turn, index) =>
        `<g transform="rotate(${turn} 0 120)">${
          paint(mix(night, cream, 0.55), 'M-46 -72H50V66H-46Z', 0.5) +
          paint(
            index === 3 ? cream : back,
            'M-42 -76Q-48 -76 -48 -70V56Q-48 62 -42 62H42Q48 62 48 56V-70Q48 -76 42 -76Z',
          ) +
          (index === 3
            ? paint(pip, 'M0 24C-34 0 -30 -30 -12 -30Q-2 -30 0 -18Q2 -30 12 -30C30 -30 34 0 0 24Z')
            : line(cream, 3, 'M-36 -64H36V50H-36Z', 0.8))
        }</g>`,
    )
    .join('');

/** Two train tickets under a passport. */
export const papers = (cover: string, gold: string, ticket: string): string =>
  `<g transform="rotate(14)">${
    paint(ticket, 'M-50 -108H98V-36A10 10 0 0 0 98 -16V36H-50V-16A10 10 0 0 0 -50 -36Z') +
    line(mix(ticket, ink, 0.45), 5, 'M-30 -84H40M-30 -64H20M66 -96V20', 0.7)
  }</g>` +
  paint(cover, 'M-64 -84H46Q58 -84 58 -72V76Q58 88 46 88H-64Z') +
  paint(mix(cover, night, 0.35), box(-64, -84, 12, 172)) +
  line(
    gold,
    5,
    disc(4, -14, 24) + 'M-20 -14H28M4 -38Q-14 -14 4 10M4 -38Q22 -14 4 10M-18 40H26M-10 54H18',
  );

/** A rubber duck. */
export const duck = (yellow: string, shade: string, beak: string): string =>
  paint(
    yellow,
    'M-62 6C-62 -34 -24 -50 8 -44C52 -36 72 -18 78 -34C92 -6 70 54 10 54C-34 54 -62 40 -62 6Z',
  ) +
  paint(shade, 'M-6 12C16 -10 48 -8 58 2C48 34 12 44 -6 12Z') +
  paint(yellow, disc(-40, -22, 36)) +
  paint(beak, 'M-72 -34C-104 -38 -106 -6 -74 -10Z') +
  paint(ink, disc(-52, -34, 5.5)) +
  paint(cream, disc(-53.5, -35.5, 1.8) + repeat(1, () => oval(-30, -44, 12, 6)), 0.7);
