/** The office behind the team: morning sun on the wall, posters of the series, a plant in the foreground. */
import { fadeAround, fadeTo, spray } from '../grain';
import { brick, coral, cream, dusk, ink, mix, orange, rose, sea, sun, teal } from '../palettes';
import { bunting } from '../props';
import { repeat } from '../random';
import { box, disc, halfOval, poly } from '../shapes';
import { at, paint, vertical } from '../svg';

const clay = mix(coral, brick, 0.35);
const leafGreen = mix(sea, teal, 0.4);
const wall = vertical('team-wall', [mix(clay, orange, 0.12), clay]);
const dim = fadeTo('right', 'team-dim', mix(brick, dusk, 0.5), 0.85);
const corner = fadeAround('team-corner', mix(brick, dusk, 0.4), 0.7, [0, 0], 0.6);
const leafShade = fadeTo('right', 'team-leaf', mix(ink, teal, 0.1), 0.8);

export const officeInks = [wall, dim, corner, leafShade];

/** The light of the window's panes on the wall; the sun is on the left. */
const pane = (column: number, row: number): string => {
  const x = 250 + column * 196 + row * 18;
  const y = 60 + row * 236 + column * 62;
  return poly([x, y], [x + 170, y + 54], [x + 170, y + 262], [x, y + 208]);
};

const sunPanes = paint(
  mix(sun, coral, 0.25),
  repeat(4, (column) => repeat(3, (row) => pane(column, row))),
  0.75,
);

const city = poly(
  [12, 250],
  [12, 198],
  [48, 178],
  [60, 98],
  [72, 178],
  [126, 188],
  [138, 138],
  [150, 188],
  [184, 208],
  [184, 250],
);

const posters =
  at(
    1256,
    96,
    1,
    paint(cream, box(0, 0, 196, 262)) +
      paint(leafGreen, box(12, 12, 172, 238)) +
      paint(sun, disc(116, 108, 44)) +
      paint(mix(ink, teal, 0.3), city),
  ) +
  at(
    1490,
    150,
    1,
    paint(mix(rose, cream, 0.4), box(0, 0, 150, 206)) +
      paint(mix(dusk, rose, 0.15), box(10, 10, 140, 186)) +
      paint(coral, halfOval(84, 196, 60, 96)),
  );

const flags = [
  bunting([-20, 10], [820, 6], 66, 17, mix(brick, ink, 0.3), [cream, sun, leafGreen]),
  bunting([820, 6], [1640, 0], 60, 17, mix(brick, ink, 0.3), [sun, leafGreen, cream]),
].join('');

export const office = (): string =>
  [
    paint(wall.fill, box(0, 0, 1600, 1200)),
    sunPanes,
    spray(dim.fill, 'M1600 0H960L1180 1200H1600z'),
    spray(corner.fill, box(0, 0, 700, 500)),
    posters,
    flags,
  ].join('');

const leaf = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}Q${x + dx * 0.2 - dy * 0.24} ${y + dy * 0.4 + dx * 0.24} ${x + dx} ${y + dy}Q${x + dx * 0.6 + dy * 0.2} ${y + dy * 0.5 - dx * 0.2} ${x} ${y}Z`;

const foliage =
  leaf(1630, 1240, -120, -400) +
  leaf(1650, 1230, -40, -520) +
  leaf(1610, 1250, -230, -220) +
  leaf(-30, 1240, 110, -260) +
  leaf(-40, 1230, 20, -380);

export const plants = (): string =>
  paint(mix(teal, ink, 0.35), foliage) + spray(leafShade.fill, foliage);
