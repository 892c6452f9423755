/** The Oberbaum Bridge: seven brick arches over the Spree, the arcade of the railway above, two towers in the middle. */
import { archWindows, lancetWindows, turned } from '../../building';
import { fadeTo, spray } from '../../grain';
import { brick, cream, mix, night, sea, sky } from '../../palettes';
import { repeat, times } from '../../random';
import { lancet, lens, poly } from '../../shapes';
import { line, paint, vertical } from '../../svg';
import { brickLit, brickShade, haze, masonry, outline, stone, water } from './inks';
import { along, band, level, opening } from './span';

const near = 0.8;
const far = 4.76;
/** Distances of the piers, one arch apart. */
const arch = 0.49;
const piers = times(8, (index) => 0.84 + index * arch);

const through = vertical('berlin-through', [
  mix(haze, sky, 0.5),
  mix(water, haze, 0.4),
  mix(water, sea, 0.4),
]);
const underArch = fadeTo('down', 'berlin-under-arch', mix(brick, water, 0.5), 0.45);
const mirrored = fadeTo('up', 'berlin-mirrored', mix(brick, sea, 0.25), 0.75);
const wallShade = fadeTo('left', 'berlin-wall-shade', brickShade, 0.5);
const towerShade = fadeTo('left', 'berlin-tower-shade', mix(brick, night, 0.4), 0.7);

const vaults = piers
  .map((from) => opening(from + 0.05, from + arch - 0.05, level.water, level.spring, 152))
  .join('');
const daylight = piers
  .map((from) => opening(from + 0.1, from + arch - 0.05, level.water, level.spring, 140))
  .join('');

const bay = arch / 5;
const bays = times(40, (index) => 0.8 + index * bay);
const arcade = bays
  .map((from) => opening(from + bay * 0.2, from + bay * 0.86, level.parapet + 4, level.arcade, 22))
  .join('');
const arcadeSky = bays
  .map((from) =>
    opening(from + bay * 0.42, from + bay * 0.86, level.parapet + 6, level.arcade - 2, 20),
  )
  .join('');

const cutwater = (away: number): string =>
  poly(
    along(away - 0.06, level.water),
    along(away - 0.05, level.spring + 30),
    along(away, level.spring + 52),
    along(away + 0.05, level.spring + 30),
    along(away + 0.06, level.water),
  );

const reflected = repeat(26, (row) => {
  const away = 1 + row * 0.14;
  const [x, y] = along(away, level.water - 26 - ((row * 53) % 60));
  return lens(x, y, 120 / away, 5 / away);
});

const tower = (away: number): string => {
  const [cx, base] = along(away, level.water);
  const size = 1 / away;
  const h = (up: number): number => (up - level.water) * size;
  const half = 92 * size;
  const shaft = [
    [half * 1.1, 0],
    [half * 1.1, h(60)],
    [half, h(70)],
    [half * 0.94, h(660)],
    [half * 1.14, h(690)],
    [half * 1.14, h(760)],
    [half * 0.86, h(760)],
  ] as const;
  const shaded = poly(
    [cx - half * 1.1, base],
    [cx - half * 1.1, base - h(60)],
    [cx - half, base - h(70)],
    [cx - half * 0.94, base - h(660)],
    [cx - half * 1.14, base - h(690)],
    [cx - half * 1.14, base - h(760)],
    [cx, base - h(760)],
    [cx, base],
  );
  const merlons = repeat(5, (index) => {
    const x = cx - half * 1.08 + index * half * 0.47;
    return poly(
      [x, base - h(756)],
      [x, base - h(792)],
      [x + half * 0.28, base - h(792)],
      [x + half * 0.28, base - h(756)],
    );
  });
  return [
    turned(cx, base, shaft, masonry),
    turned(
      cx,
      base - h(758),
      [
        [half * 0.84, 0],
        [half * 0.8, 60 * size],
        [half * 0.06, 340 * size],
        [0, 366 * size],
      ],
      { light: mix(brickShade, night, 0.12), dark: mix(brickLit, brick, 0.45) },
    ),
    paint(brickLit, merlons),
    [-1, 1]
      .map((side) =>
        turned(
          cx + side * half * 0.92,
          base - h(690),
          [
            [half * 0.2, 0],
            [half * 0.2, 128 * size],
            [0, 230 * size],
          ],
          masonry,
        ),
      )
      .join(''),
    spray(towerShade.fill, shaded),
    paint(
      stone,
      poly(
        [cx - half * 1.14, base - h(684)],
        [cx + half * 1.14, base - h(684)],
        [cx + half * 1.14, base - h(692)],
        [cx - half * 1.14, base - h(692)],
      ),
    ),
    paint(
      outline,
      lancetWindows({
        x: cx - half * 0.62,
        y: base - h(640),
        columns: 3,
        rows: 1,
        stepX: half * 0.48,
        stepY: 1,
        width: half * 0.26,
        height: 170 * size,
      }) +
        archWindows({
          x: cx - half * 0.46,
          y: base - h(426),
          columns: 2,
          rows: 1,
          stepX: half * 0.62,
          stepY: 1,
          width: half * 0.28,
          height: 54 * size,
        }),
      0.8,
    ),
    paint(
      mix(outline, brick, 0.25),
      lancet(cx + half * 0.05, base - h(level.road), half * 1.1, 150 * size),
    ),
    line(outline, 2, `M${cx} ${base - h(758) - 360 * size}v${-46 * size}`),
  ].join('');
};

export const bridgeInks = [through, underArch, wallShade, towerShade, mirrored];

export const viaduct = [
  paint(brickLit, band(near, far, level.water, level.rail)),
  spray(wallShade.fill, band(near, far, level.water, level.rail)),
  paint(mix(brick, night, 0.4), vaults + arcade),
  paint(through.fill, daylight),
  paint(mix(sky, cream, 0.55), arcadeSky),
  spray(underArch.fill, daylight),
  paint(
    stone,
    band(near, far, level.road, level.road + 12) +
      band(near, far, level.cornice, level.rail) +
      band(near, far, level.parapet - 6, level.parapet + 4),
  ),
  paint(mix(brick, stone, 0.15), band(near, far, level.cornice - 10, level.cornice)),
  paint(mix(brickShade, brickLit, 0.25), piers.map(cutwater).join('')),
  paint(
    mix(stone, brick, 0.25),
    piers.map((away) => band(away - 0.015, away + 0.015, level.spring + 50, level.road)).join(''),
  ),
].join('');

export const towers = tower(2.84) + tower(2.28);

const mirror = poly(
  along(near, level.water),
  along(far, level.water),
  along(far, level.water - 120),
  along(near, level.water - 120),
);

export const bridgeReflection =
  spray(mirrored.fill, mirror) + paint(mix(brick, water, 0.3), reflected, 0.5);
