/** The Hungarian Parliament from the river: dome between two slender spires, long wings, corner towers. */
import { archWindows, domeProfile, lancetWindows, turned } from '../../building';
import { fadeAround, spray } from '../../grain';
import { brick, cream, mix, orange, sun } from '../../palettes';
import { repeat, times } from '../../random';
import { box, oval } from '../../shapes';
import { line, paint } from '../../svg';
import { dusky, pavilion, pinnacles, quay, roofShade, spire, wallShade, wing } from './gothic';
import { ember, lit, roof } from './inks';

/** Of the dome. */
export const axis = 640;

const aura = fadeAround('budapest-aura', ember, 0.6);
const ribs = times(7, (index) => {
  const share = (index - 3) / 3;
  return `M${axis + share * 60} 424Q${axis + share * 58} 352 ${axis + share * 10} 330`;
}).join('');

const dome = [
  turned(
    axis,
    quay,
    [
      [104, 0],
      [104, 142],
      [98, 142],
    ],
    lit,
  ),
  paint(
    dusky,
    lancetWindows({
      x: axis - 92,
      y: quay - 126,
      columns: 8,
      rows: 1,
      stepX: 24,
      stepY: 1,
      width: 13,
      height: 56,
    }),
  ),
  paint(
    dusky,
    archWindows({
      x: axis - 92,
      y: quay - 60,
      columns: 8,
      rows: 1,
      stepX: 24,
      stepY: 1,
      width: 15,
      height: 50,
    }),
  ),
  pinnacles(axis - 100, axis + 100, quay - 142, 30),
  turned(
    axis,
    quay - 142,
    [
      [76, 0],
      [76, 56],
      [70, 60],
    ],
    lit,
  ),
  paint(
    dusky,
    lancetWindows({
      x: axis - 68,
      y: quay - 192,
      columns: 8,
      rows: 1,
      stepX: 17.6,
      stepY: 1,
      width: 9,
      height: 42,
    }),
  ),
  turned(axis, quay - 198, [...domeProfile(66, 0, 96, 9), [9, 104]], roof),
  spray(
    roofShade.fill,
    `M${axis + 2} ${quay - 198}h64C${axis + 62} 360 ${axis + 30} 336 ${axis + 2} 330Z`,
  ),
  line(mix(sun, orange, 0.4), 2.4, ribs),
  repeat(7, (index) =>
    turned(
      axis - 69 + index * 23,
      quay - 194,
      [
        [3.4, 0],
        [3.4, 20],
        [0, 46],
      ],
      lit,
    ),
  ),
  turned(
    axis,
    quay - 300,
    [
      [11, 0],
      [13, 4],
      [10, 10],
      [10, 30],
      [13, 32],
      [3, 50],
      [1.4, 58],
      [0, 96],
    ],
    lit,
  ),
  spire(axis - 92, quay, 272, 12),
  spire(axis + 92, quay, 272, 12),
].join('');

export const parliamentInks = [aura, roofShade, wallShade];

export const parliament = [
  spray(aura.fill, oval(axis, 540, 600, 390)),
  wing(236, 310),
  wing(734, 310),
  pavilion(440, 46),
  pavilion(840, 46),
  pavilion(244, 34),
  pavilion(1036, 34),
  dome,
  paint(mix(orange, brick, 0.4), box(190, quay - 8, 900, 10)),
  paint(mix(sun, cream, 0.5), box(190, quay - 9, 900, 2)),
  line(cream, 2, `M${axis} ${quay - 396}V${quay - 404}`),
].join('');
