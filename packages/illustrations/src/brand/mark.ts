/** Common parts of all brand marks: a 64 by 64 field, versions for light and dark backgrounds, transparent gaps. */
import { box } from '../shapes';
import { paint, type Picture } from '../svg';

export interface Mark {
  readonly onLight: Picture;
  readonly onDark: Picture;
}

export const field = (...layers: readonly string[]): Picture => ({
  width: 64,
  height: 64,
  gradients: [],
  layers,
});

/** The same drawing in two sets of inks. */
export const inInks = <Inks>(draw: (inks: Inks) => string, onLight: Inks, onDark: Inks): Mark => ({
  onLight: field(draw(onLight)),
  onDark: field(draw(onDark)),
});

/** `behind` with a gap of even width around the form in front of it. */
export const gapAround = (id: string, front: string, gap: number, behind: string): string =>
  `<mask id="${id}">${paint('#fff', box(0, 0, 64, 64))}` +
  `<path d="${front}" stroke="#000" stroke-width="${gap * 2}"/></mask>` +
  `<g mask="url(#${id})">${behind}</g>`;

/** Turns content by `degrees` around the middle of the field. */
export const spun = (degrees: number, content: string): string =>
  `<g transform="rotate(${degrees} 32 32)">${content}</g>`;

/** Shrinks content around the middle of the field. */
export const inset = (content: string, scale: number): string =>
  `<g transform="translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})">${content}</g>`;
