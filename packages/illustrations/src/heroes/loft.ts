/** Hero 4: in a sunlit loft colleagues raise a giant paper bird; one compares it with the model. */
import { fadeAround, fadeTo, spray } from '../grain';
import { brick, cream, ink, mix, sand, sea, sky, sun, teal } from '../palettes';
import { repeat } from '../random';
import { box, disc, poly } from '../shapes';
import { line, num, paint, vertical, type Picture } from '../svg';
import { ladder, loftCrew } from './loftCrew';
import { paperBird, paperBirdInks, paperBirdKnots } from './paperBird';

const dark = mix(ink, teal, 0.3);
const wallInk = mix(teal, ink, 0.28);
const floorY = 800;
const bay = { x: 1470, base: 720, r: 560 };

const wall = vertical('loft-wall', [mix(teal, ink, 0.5), wallInk, mix(teal, ink, 0.12)]);
const floor = vertical('loft-floor', [mix(sand, brick, 0.5), mix(brick, ink, 0.35)]);
const view = vertical('loft-view', [
  mix(sky, cream, 0.45),
  mix(cream, sun, 0.25),
  mix(sun, cream, 0.55),
]);
const spill = fadeAround('loft-spill', mix(sun, sea, 0.45), 0.55, [0.6, 0.5], 0.5);
const gloom = fadeTo('left', 'loft-gloom', mix(ink, teal, 0.2), 0.9);
const dust = fadeTo('left', 'loft-dust', mix(sun, cream, 0.4), 0.35);
const floorGloom = fadeTo('left', 'loft-floor-gloom', mix(ink, brick, 0.25), 0.95);

const opening = `M${bay.x - bay.r} ${bay.base}V560A${bay.r} ${bay.r} 0 0 1 ${bay.x + bay.r} 560V${bay.base}z`;

const town = paint(
  mix(sky, teal, 0.4),
  repeat(14, (index) => {
    const height = 60 + ((index * 53) % 110);
    return box(930 + index * 82, bay.base - height, 70, height);
  }),
  0.4,
);

const mullions = paint(
  dark,
  repeat(7, (index) => box(bay.x - 424 + index * 140, 0, 8, bay.base)) +
    repeat(4, (index) => box(900, 150 + index * 160, 1140, 7)),
);

const beams = paint(
  dark,
  poly([0, 0], [2000, 0], [2000, 34], [0, 34]) +
    repeat(4, (index) =>
      poly(
        [200 + index * 520, 0],
        [246 + index * 520, 0],
        [246 + index * 520, 70],
        [200 + index * 520, 70],
      ),
    ),
);

/** Sunlight through the window panes, to the left across the boards. */
const sunPanes = paint(
  mix(sun, cream, 0.35),
  repeat(6, (index) => {
    const x = 960 + index * 190;
    return poly([x, floorY + 20], [x + 150, floorY + 20], [x - 30, 1000], [x - 250, 1000]);
  }),
  0.62,
);

/** Shadows fall towards the viewer and to the left, because the sun is in the right part of the window. */
const shadows = paint(
  mix(brick, ink, 0.5),
  [1330, 1610, 1850]
    .map((x) => poly([x - 40, 928], [x + 36, 928], [x - 60, 1000], [x - 190, 1000]))
    .join(''),
  0.6,
);

export const loft: Picture = {
  width: 2000,
  height: 1000,
  gradients: [wall, floor, view, spill, gloom, dust, floorGloom, ...paperBirdInks],
  layers: [
    paint(wall.fill, box(0, 0, 2000, floorY)),
    spray(spill.fill, disc(bay.x - 300, 470, 720)),
    paint(view.fill, opening),
    paint(cream, disc(1750, 236, 64), 0.9),
    town,
    `<clipPath id="loft-bay"><path d="${opening}"/></clipPath><g clip-path="url(#loft-bay)">${mullions}</g>`,
    line(
      dark,
      16,
      `M${num(bay.x - bay.r)} ${bay.base}V560A${bay.r} ${bay.r} 0 0 1 ${num(bay.x + bay.r)} 560V${bay.base}`,
    ),
    paint(mix(sand, brick, 0.35), box(bay.x - bay.r - 30, bay.base - 4, 1200, 22)),
    paint(floor.fill, box(0, floorY, 2000, 200)),
    paint(dark, box(0, floorY - 16, 2000, 18)),
    sunPanes,
    spray(floorGloom.fill, box(0, floorY, 1300, 200)),
    spray(gloom.fill, box(0, 0, 900, floorY)),
    spray(dust.fill, poly([1840, 190], [1840, 330], [1100, 900], [760, 900])),
    beams,
    line(dark, 3, paperBirdKnots.map(([x, y]) => `M${x} ${y}V30`).join('')),
    line(mix(brick, sand, 0.3), 5, 'M1700 120L1790 34L1768 580Q1752 800 1796 952'),
    paperBird(),
    ladder(dark),
    shadows,
    loftCrew({ from: 'right', shade: dark, rim: mix(sun, cream, 0.6) }),
  ],
};
