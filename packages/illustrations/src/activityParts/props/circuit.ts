import { poly, path, times, type Pt } from '../shape';

const along = ([a, b, c, d]: readonly Pt[], t: number): Pt => {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  const mixed = (i: 0 | 1): number =>
    p * (a?.[i] ?? 0) + q * (b?.[i] ?? 0) + r * (c?.[i] ?? 0) + s * (d?.[i] ?? 0);
  return [mixed(0), mixed(1)];
};

const KERBS = 34;

/** Painted kerbstones along the four points of a curve that runs towards the viewer; nearer stones are wider. */
export const kerb = (curve: readonly Pt[], first: string, second: string): string =>
  times(KERBS, (i) => {
    const from = along(curve, (i / KERBS) ** 0.8);
    const to = along(curve, ((i + 1) / KERBS) ** 0.8);
    const width = ([, y]: Pt): number => Math.max(5, (y - 420) * 0.17);
    return poly(
      [from, to, [to[0] + width(to), to[1]], [from[0] + width(from), from[1]]],
      i % 2 ? first : second,
    );
  });

/** A chequered flag blowing to the right, hung from its left edge. */
export const chequers = (
  x: number,
  y: number,
  w: number,
  h: number,
  pale: string,
  dark: string,
): string => {
  const spot = (column: number, row: number): Pt => [
    x + (column / 8) * w,
    y + (row / 5) * h * (1 - column * 0.035) + Math.sin(column * 0.95) * 26 + column * 9,
  ];
  const cell = (column: number, row: number): string => {
    const corners = [
      spot(column, row),
      spot(column + 1, row),
      spot(column + 1, row + 1),
      spot(column, row + 1),
    ];
    return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
  };
  const cells = (parity: number): string =>
    times(40, (i) =>
      (i + Math.floor(i / 8)) % 2 === parity ? cell(i % 8, Math.floor(i / 8)) : '',
    );
  return path(cells(0), dark) + path(cells(1), pale);
};
