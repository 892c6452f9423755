/** The Żuraw: a timber crane house between two round brick towers. */
import { lancetWindows, turned, windows, type Tone } from '../building';
import { brick, coral, ink, mix, sun, teal } from '../palettes';
import { box, lancet, poly, polyline } from '../shapes';
import { line, paint } from '../svg';

const brickTone: Tone = { light: mix(brick, coral, 0.4), dark: mix(brick, ink, 0.25) };
const timber: Tone = { light: mix(ink, brick, 0.35), dark: ink };

const roundTower = (cx: number, quay: number): string =>
  turned(
    cx,
    quay,
    [
      [64, 0],
      [62, 190],
      [68, 190],
      [68, 204],
      [0, 262],
    ],
    brickTone,
  );

/** The crane with its feet on the quay. */
export const crane = (quay: number): string =>
  [
    roundTower(650, quay),
    roundTower(812, quay),
    paint(
      ink,
      lancetWindows({
        x: 612,
        y: 512,
        columns: 2,
        rows: 2,
        stepX: 40,
        stepY: 66,
        width: 14,
        height: 34,
      }) +
        lancetWindows({
          x: 796,
          y: 512,
          columns: 2,
          rows: 2,
          stepX: 40,
          stepY: 66,
          width: 14,
          height: 34,
        }),
      0.65,
    ),
    paint(
      timber.light,
      poly(
        [676, quay],
        [676, 300],
        [700, 300],
        [716, 200],
        [752, 160],
        [846, 236],
        [846, 318],
        [822, 318],
        [822, 404],
        [792, 404],
        [792, quay],
      ),
    ),
    paint(
      timber.dark,
      poly(
        [752, 160],
        [846, 236],
        [846, 318],
        [822, 318],
        [822, 404],
        [792, 404],
        [792, quay],
        [752, quay],
      ),
    ),
    paint(
      mix(brick, coral, 0.6),
      poly([708, 204], [752, 148], [858, 240], [846, 250], [752, 172], [716, 218]),
    ),
    paint(brick, box(676, 300, 170, 8) + box(676, 396, 146, 8) + box(676, 480, 116, 7), 0.8),
    paint(
      sun,
      windows({ x: 700, y: 330, columns: 2, rows: 2, stepX: 24, stepY: 88, width: 11, height: 18 }),
      0.75,
    ),
    paint(mix(ink, teal, 0.2), lancet(734, quay, 62, 120)),
    line(ink, 3, polyline([838, 318], [838, 560])),
    line(ink, 5, 'M838 560v10a10 10 0 1 1 -12 8'),
  ].join('');
