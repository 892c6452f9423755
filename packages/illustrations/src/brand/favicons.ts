/** The icons of browser tabs: a mark on its own tile, so that it is visible on any browser background. */
import { coral, cream, ink, mix, night, orange, sea, sky, sun, teal } from '../palettes';
import { paint, type Picture } from '../svg';
import { field, inset } from './mark';
import { peak } from './summit';
import { company } from './troupe';

const roundTile =
  'M14 0H50A14 14 0 0 1 64 14V50A14 14 0 0 1 50 64H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0Z';

const square = 'M0 0H64V64H0Z';

/** A home screen rounds the corners itself. It needs an opaque square with more space around the mark. */
export interface Favicon {
  readonly tab: Picture;
  readonly homeScreen: Picture;
}

const favicon = (ground: string, content: string): Favicon => ({
  tab: field(paint(ground, roundTile), inset(content, 0.78)),
  homeScreen: field(paint(ground, square), inset(content, 0.64)),
});

export const favicons = {
  troupe: favicon(mix(ink, teal, 0.25), company({ left: sea, middle: coral, right: sun })),
  summit: favicon(night, peak({ shade: mix(cream, sky, 0.12), lit: mix(orange, sun, 0.12) })),
};
