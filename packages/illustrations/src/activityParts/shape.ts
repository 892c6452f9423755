export type Pt = readonly [x: number, y: number];

export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const tidy = (d: string): string => d.replace(/-?\d+\.\d+/g, (found) => num(Number(found)));

export const join = (...parts: readonly (string | readonly string[])[]): string =>
  parts.flat().join('');

export const path = (d: string, fill: string): string => `<path d="${tidy(d)}" fill="${fill}"/>`;

export const poly = (points: readonly Pt[], fill: string): string =>
  path(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`, fill);

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r ? ` rx="${num(r)}"` : ''} fill="${fill}"/>`;

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  turn = 0,
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${
    turn ? ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"` : ''
  }/>`;

/** A rope, pole or spoke. These are the only strokes in the series. */
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${tidy(d)}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const ring = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`;

const ratio = (value: number): number => Math.round(value * 100) / 100;

/** Moves artwork to a spot, optionally scaled and mirrored. */
export const at = (x: number, y: number, content: string, scale = 1, flip = false): string => {
  const size = ratio(scale);
  const scaling = size !== 1 || flip ? ` scale(${flip ? -size : size} ${size})` : '';
  return `<g transform="translate(${num(x)} ${num(y)})${scaling}">${content}</g>`;
};

export const turned = (degrees: number, content: string, x = 0, y = 0): string =>
  `<g transform="rotate(${num(degrees)} ${num(x)} ${num(y)})">${content}</g>`;

export const fade = (opacity: number, ...content: readonly string[]): string =>
  `<g opacity="${opacity}">${content.join('')}</g>`;

/** Calls `draw` once per index and joins the results. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The item at an index of an endless repetition of the list. */
export const cycled = <Item>(list: readonly [Item, ...Item[]], index: number): Item =>
  list[index % list.length] ?? list[0];

/** Deterministic numbers in [0, 1), so that a picture is the same in every run. */
export const dice = (seed: number): (() => number) => {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state % 10000) / 10000;
  };
};
