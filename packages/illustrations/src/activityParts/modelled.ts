/**
 * Gives volume to a flat figure or object: the side away from the light is sprayed darker, each colour in its own
 * darker tone, and the edge towards the light may get a rim. The artwork must not contain a shadow on the ground.
 */
import { noise, speckle } from '../grain';
import { C } from './palette';
import { num, type Pt } from './shape';

interface Modelling {
  /** Unit-like direction towards the light, in canvas terms: [-1, -1] is the upper left. */
  readonly light: Pt;
  /** The depth of the shade from the dark edge, in canvas units. */
  readonly depth?: number;
  readonly ink?: string;
  readonly strength?: number;
  /** Colour of the lit edge, if it is bright enough to show. */
  readonly rim?: string;
  readonly rimWidth?: number;
}

const rimLight = ([dx, dy]: Pt, width: number, colour: string): string =>
  `<feOffset in="SourceAlpha" dx="${num(-dx * width)}" dy="${num(-dy * width)}" result="moved"/>` +
  '<feComposite in="SourceAlpha" in2="moved" operator="out" result="edge"/>' +
  `<feFlood flood-color="${colour}"/><feComposite in2="edge" operator="in" result="rim"/>` +
  '<feMerge><feMergeNode in="shaded"/><feMergeNode in="rim"/></feMerge>';

export const modelled = (
  id: string,
  { light, depth = 26, ink = C.violet, strength = 0.8, rim, rimWidth = 5 }: Modelling,
  content: string,
): string =>
  `<filter id="${id}" x="-.05" y="-.05" width="1.1" height="1.1" color-interpolation-filters="sRGB">` +
  noise +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(depth * 0.6)}"/>` +
  `<feOffset dx="${num(light[0] * depth)}" dy="${num(light[1] * depth)}" result="lit"/>` +
  '<feComposite in="SourceAlpha" in2="lit" operator="out"/>' +
  `<feComponentTransfer result="dark"><feFuncA type="linear" slope="${strength}"/></feComponentTransfer>` +
  speckle('dark') +
  `<feFlood flood-color="${ink}"/><feComposite in2="specks" operator="in" result="shade"/>` +
  '<feBlend mode="multiply" in="shade" in2="SourceGraphic" result="shaded"/>' +
  (rim ? rimLight(light, rimWidth, rim) : '') +
  `</filter><g filter="url(#${id})">${content}</g>`;
