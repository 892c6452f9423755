/** A red boathouse with a sauna stove, on stilts over the fjord; lit from the left. */
import { fadeTo, spray } from '../grain';
import { brick, cream, flame, ink, mix, sun, teal } from '../palettes';
import { repeat } from '../random';
import { box, disc, poly } from '../shapes';
import { glow, num, paint } from '../svg';

const red = mix('#A8322B', brick, 0.2);
const dark = mix(ink, teal, 0.25);
const shade = fadeTo('right', 'boathouse-shade', mix(red, ink, 0.7), 0.85);
const underEaves = fadeTo('up', 'boathouse-eaves', mix(red, ink, 0.75), 0.7);
const lamplight = glow('boathouse-glow', sun, 0.75);

export const boathouseInks = [shade, underEaves, lamplight];

const pane = (x: number, y: number): string =>
  paint(cream, box(x - 8, y - 8, 106, 126)) +
  paint(mix(sun, flame, 0.35), box(x, y, 90, 110)) +
  paint(mix(sun, cream, 0.5), poly([x, y + 110], [x, y + 30], [x + 66, y + 110])) +
  paint(cream, box(x + 42, y, 6, 110) + box(x, y + 50, 90, 6));

export const boathouse = (x: number, deck: number): string => {
  const eaves = deck - 330;
  const ridge = deck - 520;
  const plank = (index: number): string => {
    const top = ridge + Math.abs(index * 24 - 166);
    return box(x + 24 + index * 24, top, 2.4, deck - top);
  };
  const wall = poly([x, deck], [x, eaves], [x + 190, ridge], [x + 380, eaves], [x + 380, deck]);
  return [
    paint(mix(dark, brick, 0.3), box(x + 250, ridge - 40, 42, 140)),
    paint(dark, box(x + 242, ridge - 50, 58, 16)),
    paint(red, wall),
    paint(
      mix(red, ink, 0.28),
      repeat(15, (index) => plank(index)),
      0.6,
    ),
    spray(shade.fill, wall),
    spray(
      underEaves.fill,
      poly(
        [x, eaves + 110],
        [x, eaves],
        [x + 190, ridge],
        [x + 380, eaves],
        [x + 380, eaves + 110],
        [x + 190, ridge + 120],
      ),
    ),
    pane(x + 70, deck - 250),
    paint(lamplight.fill, disc(x + 115, deck - 195, 190)),
    paint(cream, box(x + 216, deck - 252, 124, 252)),
    paint(mix(red, ink, 0.5), box(x + 226, deck - 242, 104, 242)),
    paint(sun, disc(x + 316, deck - 118, 5)),
    paint(
      dark,
      poly(
        [x - 40, eaves + 30],
        [x + 190, ridge - 34],
        [x + 420, eaves + 30],
        [x + 420, eaves + 4],
        [x + 190, ridge - 66],
        [x - 40, eaves + 4],
      ),
    ),
    paint(
      cream,
      poly(
        [x - 40, eaves + 42],
        [x + 190, ridge - 22],
        [x + 420, eaves + 42],
        [x + 420, eaves + 28],
        [x + 190, ridge - 36],
        [x - 40, eaves + 28],
      ),
    ),
    paint(cream, box(x - 6, eaves + 14, 14, deck - eaves - 14)),
  ].join('');
};

/** Thin smoke that drifts off to the right. */
export const chimneySmoke = (x: number, y: number, color: string): string =>
  paint(
    color,
    `M${num(x)} ${num(y)}C${num(x - 20)} ${num(y - 60)} ${num(x + 50)} ${num(y - 80)} ${num(x + 40)} ${num(y - 130)}` +
      `C${num(x + 40)} ${num(y - 170)} ${num(x + 110)} ${num(y - 190)} ${num(x + 190)} ${num(y - 200)}` +
      `C${num(x + 130)} ${num(y - 170)} ${num(x + 96)} ${num(y - 140)} ${num(x + 90)} ${num(y - 110)}C${num(x + 80)} ${num(y - 60)} ${num(x + 20)} ${num(y - 50)} ${num(x + 22)} ${num(y)}z`,
    0.55,
  );
