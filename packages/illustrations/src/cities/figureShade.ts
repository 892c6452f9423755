/** Sprayed shade on people: it gets denser towards the bottom of the figures. */
import type { Look } from '../activityParts/people/types';
import { growing, sprayOn } from '../grain';
import type { Gradient } from '../svg';

/** A look in one ink from head to foot, for rims of light and for the shade itself. */
export const inOneInk = (look: Look, color: string): Look => ({
  ...look,
  skin: color,
  hair: color,
  top: color,
  bottom: color,
  shoes: color,
  hat: undefined,
});

interface FigureShade extends Gradient {
  readonly over: (inkedFigures: string) => string;
}

/** The shade is zero at `top` and has `strength` at `bottom`. */
export const shadeDownwards = (
  id: string,
  top: number,
  bottom: number,
  strength: number,
): FigureShade => ({
  def:
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${bottom}">` +
    `${growing('#fff', strength)}</linearGradient>` +
    `<mask id="${id}-mask" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1000">` +
    `<path fill="url(#${id})" d="M0 0h1600v1000H0z"/></mask>`,
  fill: `url(#${id})`,
  over: (inkedFigures) => sprayOn(`<g mask="url(#${id}-mask)">${inkedFigures}</g>`),
});
