/** A dorozka: two white horses, a high box with its coachman, an open carriage. Faces right, wheels on y = 0. */
import { coral, cream, dusk, ink, mix, rose, sand, sun } from '../../palettes';
import { figure } from '../../people/figure';
import { wardrobe } from '../../people/look';
import { repeat } from '../../random';
import { blob, disc, oval, poly, polyline, taper } from '../../shapes';
import { at, line, num, paint } from '../../svg';
import { shade } from './colours';

const legs = (raised: boolean): string =>
  taper([14, -58], 10, [9, -32], 5.5) +
  taper([9, -32], 5, [raised ? 2 : 14, -4], 3) +
  taper([24, -52], 7, [28, -30], 5) +
  taper([28, -30], 4.5, [22, -4], 3) +
  taper([74, -54], 8, [80, -32], 5) +
  taper([80, -32], 4.5, [78, -3], 3) +
  taper([78, -54], 7, [raised ? 97 : 92, -40], 4.5) +
  taper([raised ? 97 : 92, -40], 4, [90, -20], 3);

/** A trotting horse, head up. */
const horse = (coat: string, mane: string, raised: boolean): string =>
  paint(mane, blob([8, -74], [-6, -66], [-12, -40], [-8, -18], [-2, -40], [6, -60])) +
  paint(coat, legs(raised)) +
  paint(
    coat,
    blob(
      [6, -64],
      [14, -82],
      [36, -79],
      [60, -82],
      [80, -80],
      [90, -62],
      [78, -45],
      [50, -41],
      [24, -45],
      [9, -52],
    ),
  ) +
  paint(coat, 'M60 -80C74 -90 80 -106 88 -120L102 -112C104 -96 98 -72 84 -54Z') +
  paint(
    coat,
    'M86 -118L92 -128L97 -119C106 -114 114 -102 119 -94Q117 -86 110 -88C104 -93 98 -96 93 -98Z',
  ) +
  paint(mane, 'M58 -81C70 -90 76 -106 86 -122L92 -118C86 -102 78 -92 70 -78Z') +
  paint(coral, 'M90 -126Q86 -142 94 -148Q98 -138 95 -126Z') +
  line(
    dusk,
    2.4,
    polyline([99, -116], [101, -98]) +
      polyline([86, -76], [74, -44]) +
      polyline([84, -66], [0, -60]),
  );

const wheel = (x: number, r: number): string =>
  line(
    ink,
    2,
    repeat(4, (index) => {
      const angle = (index * Math.PI) / 4 + 0.3;
      const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
      return `M${num(x - dx)} ${num(-r - dy)}L${num(x + dx)} ${num(-r + dy)}`;
    }),
  ) +
  line(ink, 4.5, disc(x, -r, r - 2)) +
  paint(sun, disc(x, -r, 4));

const [lady, , , , , , guest, coachman] = wardrobe(
  [coral, cream, rose, dusk],
  [ink, shade, sand],
  ink,
);

const passengers =
  (lady ? figure(-122, -26, 0.48, 'sitChat', lady) : '') +
  (guest ? figure(-100, -27, 0.48, 'sit', { ...guest, top: cream, longSleeves: true }) : '');

const driver = coachman
  ? figure(-40, -34, 0.52, 'sit', {
      ...coachman,
      hair: 'hat',
      accent: ink,
      top: dusk,
      bottom: ink,
      longSleeves: true,
    })
  : '';

const body =
  paint(
    mix(ink, dusk, 0.4),
    'M-152 -74Q-160 -40 -126 -34L-66 -34Q-56 -34 -54 -52L-24 -54L-24 -44L-44 -40L-50 -26L-130 -24Q-166 -26 -164 -66Z',
  ) +
  paint(coral, 'M-154 -66Q-150 -36 -122 -36L-66 -36L-58 -56L-112 -58L-118 -74Z') +
  paint(ink, 'M-116 -76Q-150 -80 -158 -56Q-170 -96 -138 -106Q-124 -100 -116 -76Z') +
  paint(ink, poly([-58, -28], [-16, -28], [-22, -64], [-50, -64])) +
  line(ink, 4, polyline([-40, -28], [6, -36], [92, -44]));

export const carriage = [
  paint(shade, poly([-160, 2], [100, 0], [330, -26], [250, -34], [60, -22], [-30, -20]), 0.55),
  at(24, -5, 1, horse(mix(sand, rose, 0.5), mix(dusk, rose, 0.4), false)),
  passengers,
  driver,
  wheel(-132, 26),
  body,
  wheel(-40, 20),
  wheel(-118, 28),
  at(6, 0, 1, horse(cream, mix(sand, coral, 0.5), true)),
  line(ink, 1.6, 'M-12 -64Q44 -70 108 -98'),
  paint(sun, oval(-22, -54, 4, 6)),
].join('');
