/** Building blocks of an SVG document: numbers, painted paths, gradients, groups. */
export type Point = readonly [x: number, y: number];

export interface Gradient {
  readonly def: string;
  readonly fill: string;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly gradients: readonly Gradient[];
  readonly layers: readonly string[];
}

/** Drops separators that path data does not need. */
const tight = (data: string): string =>
  data
    .replace(/ ?([A-Za-z]) ?/g, '$1')
    .replace(/(^|[^\d.])0\./g, '$1.')
    .replace(/ -/g, '-');

export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0);

export const paint = (fill: string, data: string, opacity = 1): string =>
  `<path fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${tight(data)}"/>`;

/** A drawn line of even width, for cables, ropes, poles and stems. */
export const line = (stroke: string, width: number, data: string, opacity = 1): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${num(width)}" stroke-linecap="round"` +
  `${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${tight(data)}"/>`;

/** Round dots of one size: stars, bulbs, sparks. */
export const dots = (
  color: string,
  diameter: number,
  points: readonly Point[],
  opacity = 1,
): string =>
  line(color, diameter, points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''), opacity);

export const at = (
  x: number,
  y: number,
  scale: number,
  content: string,
  mirrored = false,
): string => {
  const size = mirrored ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${num(x)} ${num(y)})${size}">${content}</g>`;
};

/** Scales content around a point on its ground line. */
export const resized = (cx: number, base: number, scale: number, content: string): string =>
  at(cx * (1 - scale), base * (1 - scale), scale, content);

/** Turns content by `degrees` around the origin, then moves it to (x, y). */
export const tilted = (x: number, y: number, degrees: number, content: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(degrees)})">${content}</g>`;

const stops = (colors: readonly string[]): string =>
  colors
    .map((color, index) => {
      const offset = Math.round((index / (colors.length - 1)) * 100);
      return color === 'none'
        ? `<stop offset="${offset}%" stop-opacity="0"/>`
        : `<stop offset="${offset}%" stop-color="${color}"/>`;
    })
    .join('');

export const vertical = (id: string, colors: readonly string[]): Gradient => ({
  def: `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colors)}</linearGradient>`,
  fill: `url(#${id})`,
});

/** A soft light: opaque in the middle, transparent at the rim. */
export const glow = (id: string, color: string, strength = 1): Gradient => ({
  def:
    `<radialGradient id="${id}"><stop offset="0%" stop-color="${color}" stop-opacity="${strength}"/>` +
    `<stop offset="100%" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  fill: `url(#${id})`,
});

/** A whole document. `definitions` are what layers reference in addition to their gradients. */
export const render = ({ width, height, gradients, layers }: Picture, definitions = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
  `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
  `<defs>${definitions}${gradients.map(({ def }) => def).join('')}</defs>` +
  `${layers.join('\n')}</svg>\n`;
