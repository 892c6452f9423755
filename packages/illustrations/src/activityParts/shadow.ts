import { fade, num } from './shape';

/** The values of a shadow on flat ground: position of the feet, slant to the right and length. */
interface Fall {
  readonly y: number;
  readonly slant: number;
  readonly stretch: number;
  readonly colour: string;
  readonly opacity?: number;
}

/** The shadow of an object that stands on `y`, towards the viewer: its outline, folded down and slanted. */
export const castShadow = (
  id: string,
  { y, slant, stretch, colour, opacity = 0.5 }: Fall,
  ...content: readonly string[]
): string =>
  `<filter id="${id}" x="-.05" y="-.05" width="1.1" height="1.1" color-interpolation-filters="sRGB">` +
  `<feFlood flood-color="${colour}"/><feComposite operator="in" in2="SourceAlpha"/></filter>` +
  fade(
    opacity,
    `<g filter="url(#${id})"><g transform="matrix(1 0 ${-slant} ${-stretch} ${num(slant * y)} ${num(y + stretch * y)})">`,
    ...content,
    '</g></g>',
  );
