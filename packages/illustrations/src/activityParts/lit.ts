import { noise, speckle } from '../grain';
import { num } from './shape';

interface Lamp {
  /** The direction of the light. Rim and shade lie this many px inside the outline, on opposite sides. */
  readonly from: readonly [x: number, y: number];
  readonly rim: string;
  readonly shade: string;
  /** The density of the sprayed shade, 0 to 1. */
  readonly depth?: number;
  /** Width of the rim as a share of `from`. */
  readonly edge?: number;
  /** The depth of the shade from the outline, as a multiple of `from`. */
  readonly reach?: number;
}

const rimBand = (x: number, y: number, colour: string): string =>
  `<feOffset in="SourceAlpha" dx="${num(x)}" dy="${num(y)}" result="moved"/>` +
  `<feFlood flood-color="${colour}"/><feComposite operator="in" in2="SourceAlpha"/>` +
  '<feComposite operator="out" in2="moved" result="rim"/>';

/** The filter for `lit`: a clean rim on the side of the lamp, grain on the opposite side. */
export const lamp = (
  id: string,
  { from: [x, y], rim, shade, depth = 0.9, edge = 0.3, reach = 2 }: Lamp,
): string =>
  `<filter id="${id}" x="-0.1" y="-0.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">` +
  noise +
  `<feOffset in="SourceAlpha" dx="${num(x * reach)}" dy="${num(y * reach)}"/>` +
  `<feGaussianBlur stdDeviation="${num(Math.hypot(x, y) * reach * 0.4)}" result="far"/>` +
  '<feComposite operator="out" in="SourceAlpha" in2="far"/>' +
  `<feComponentTransfer result="dark"><feFuncA type="linear" slope="${depth}"/></feComponentTransfer>` +
  speckle('dark') +
  `<feFlood flood-color="${shade}"/><feComposite operator="in" in2="specks"/>` +
  '<feComposite operator="in" in2="SourceAlpha" result="shade"/>' +
  rimBand(-x * edge, -y * edge, rim) +
  '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>';

export const lit = (id: string, ...content: readonly string[]): string =>
  `<g filter="url(#${id})">${content.join('')}</g>`;
