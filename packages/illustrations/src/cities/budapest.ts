/** Budapest at night: from a party boat, the Parliament all gold across the Danube and the Chain Bridge beyond. */
import { fadeAround, fadeTo, spray } from '../grain';
import { brick, cream, ink, mix, night, orange, sun, teal } from '../palettes';
import { randomFrom, repeat } from '../random';
import { box, disc, hills, lens } from '../shapes';
import { stars } from '../sky';
import { paint, vertical, type Picture } from '../svg';
import { glints } from '../water';
import { boatInks, deckPeople, lanterns, railing } from './budapest/boat';
import { bridgeInks, chainBridge } from './budapest/chainBridge';
import { quay } from './budapest/gothic';
import { far, gold } from './budapest/inks';
import { axis, parliament, parliamentInks } from './budapest/parliament';

const air = vertical('budapest-air', [
  night,
  mix(night, teal, 0.4),
  mix(teal, night, 0.3),
  mix(teal, brick, 0.45),
]);
const river = vertical('budapest-river', [mix(teal, brick, 0.5), mix(night, teal, 0.4), night]);
const vault = fadeTo('up', 'budapest-vault', mix(night, ink, 0.4), 0.7);
const sheen = fadeAround('budapest-sheen', mix(sun, orange, 0.35), 0.6, [0.5, 0], 0.5);
const depth = fadeTo('down', 'budapest-depth', night, 0.8);

/** A lit tower's reflection: dashes that wander and thin out towards us. */
const column = (seed: number, cx: number, width: number, reach: number): string => {
  const random = randomFrom(seed);
  const rows = Math.round(reach / 9);
  return repeat(rows, (row) => {
    const fade = 1 - row / (rows * 1.25);
    return lens(
      cx + random(-6, 6) * (1 + row * 0.12),
      quay + 8 + row * 9,
      (width / 2) * fade * random(0.3, 1.2),
      2 + row * 0.07,
    );
  });
};

const reflections =
  paint(
    mix(sun, orange, 0.5),
    column(3, axis, 300, 250) + column(5, 440, 110, 170) + column(7, 840, 110, 170),
    0.75,
  ) +
  paint(
    gold,
    column(11, axis, 150, 270) +
      column(13, axis - 92, 44, 190) +
      column(17, axis + 92, 44, 190) +
      column(19, 244, 66, 130) +
      column(23, 1036, 66, 130),
  ) +
  paint(mix(sun, cream, 0.65), column(29, axis, 60, 210)) +
  paint(mix(sun, orange, 0.4), column(31, 1446, 130, 200) + column(37, 1156, 30, 110));

const pest =
  paint(
    far,
    box(-10, 560, 240, 70) + box(20, 536, 70, 60) + box(120, 546, 60, 60) + box(1070, 572, 120, 50),
  ) +
  paint(
    mix(far, night, 0.4),
    repeat(14, (index) => disc(-10 + index * 17, quay - 6, 12 + (index % 3) * 4)),
  );

/** Castle hill on the Buda side. */
const buda = paint(
  mix(night, teal, 0.3),
  hills(640, [1130, 620], [1260, 548], [1440, 486], [1610, 470]),
);

export const budapest: Picture = {
  width: 1600,
  height: 1000,
  gradients: [air, river, vault, sheen, depth, ...parliamentInks, ...bridgeInks, ...boatInks],
  layers: [
    paint(air.fill, box(0, 0, 1600, 640)),
    spray(vault.fill, box(0, 0, 1600, 250)),
    stars(41, 44, 0, 1600, 300, cream),
    buda,
    pest,
    parliament,
    paint(river.fill, box(0, quay, 1600, 380)),
    spray(sheen.fill, box(axis - 420, quay, 840, 190)),
    glints(19, 26, { left: 0, right: 1600, top: quay + 20, bottom: 880 }, far, 0.8),
    reflections,
    spray(depth.fill, box(0, 850, 1600, 150)),
    chainBridge,
    lanterns,
    railing,
    deckPeople,
  ],
};
