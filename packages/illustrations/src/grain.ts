/**
 * The style of the series: light and shade are sprayed on in specks of one ink, as in a screen print, instead of being
 * blended. At a small size, the specks look like a soft tone.
 */
import { paint, type Gradient } from './svg';

/** The source of the specks, with the name `noise`. It has a seed, so that a picture is the same in every run. */
export const noise =
  '<feTurbulence type="fractalNoise" baseFrequency="0.6" numOctaves="2" seed="7"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -0.3" result="noise"/>';

/** Turns the opacity of an earlier step into `specks`: a higher opacity gives denser specks. */
export const speckle = (step: string): string =>
  `<feComposite in="${step}" in2="noise" operator="arithmetic" k2="1" k3="1" k4="-1"/>` +
  '<feComponentTransfer result="specks"><feFuncA type="linear" slope="7"/></feComponentTransfer>';

/**
 * Turns the opacity of the filtered content into the density of specks. Colours stay pure: only the number of specks
 * changes.
 */
export const grainFilter =
  '<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
  noise +
  speckle('SourceAlpha') +
  '<feComponentTransfer in="SourceGraphic" result="solid"><feFuncA type="discrete" tableValues="1"/></feComponentTransfer>' +
  '<feComposite in="solid" in2="specks" operator="in"/></filter>';

/** Sprays its content. Scale the content inside, not this group, so that the specks keep their size. */
export const sprayOn = (content: string): string => `<g filter="url(#grain)">${content}</g>`;

/** A filled path whose opacity is sprayed. Its fill is normally one of the fades below. */
export const spray = (fill: string, data: string): string => sprayOn(paint(fill, data));

type Direction = 'down' | 'up' | 'right' | 'left';

const lines: Readonly<Record<Direction, string>> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  up: 'x1="0" y1="1" x2="0" y2="0"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  left: 'x1="1" y1="0" x2="0" y2="0"',
};

/** One ink from transparent to `strength`, as gradient stops. */
export const growing = (color: string, strength: number): string =>
  `<stop offset="0" stop-color="${color}" stop-opacity="0"/>` +
  `<stop offset="1" stop-color="${color}" stop-opacity="${strength}"/>`;

/** One ink that goes from transparent to `strength` towards `direction`, across the shape that it fills. */
export const fadeTo = (
  direction: Direction,
  id: string,
  color: string,
  strength: number,
): Gradient => ({
  def: `<linearGradient id="${id}" ${lines[direction]}>${growing(color, strength)}</linearGradient>`,
  fill: `url(#${id})`,
});

/** One ink, strongest at a point of the shape (0 to 1 each way), transparent at `reach` (1 is the shape's size). */
export const fadeAround = (
  id: string,
  color: string,
  strength: number,
  [x, y]: readonly [x: number, y: number] = [0.5, 0.5],
  reach = 0.5,
): Gradient => ({
  def:
    `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${reach}" fx="${x}" fy="${y}">` +
    `<stop offset="0" stop-color="${color}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  fill: `url(#${id})`,
});

/** Sprays one fade over each of several shapes, and includes its definition. */
export const sprayed = ({ def, fill }: Gradient, ...shapes: readonly string[]): string =>
  def + sprayOn(shapes.map((data) => paint(fill, data)).join(''));

/** The same fade without specks, for large areas that should stay calm. */
export const washed = ({ def, fill }: Gradient, data: string): string => def + paint(fill, data);
