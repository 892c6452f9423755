/** St John of Nepomuk in bronze: canon's rochet and fur mantle, a crucifix in his arm, five stars about his head. */
import { fadeTo } from '../../grain';
import { dusk, mix, rose } from '../../palettes';
import { times } from '../../random';
import { blob, box, disc, oval, poly, taper } from '../../shapes';
import { line, paint, type Point } from '../../svg';
import { shadeLayer, type Layer } from '../placed';
import { lampLight, plum } from './inks';

const star = (x: number, y: number, size: number): string =>
  paint(
    lampLight,
    poly(
      ...times(10, (index): Point => {
        const angle = (index * 36 - 90) * (Math.PI / 180);
        const reach = index % 2 ? size * 0.42 : size;
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      }),
    ),
  );

const rim = mix(rose, dusk, 0.12);
const bronze = mix(dusk, plum, 0.5);
const linen = mix(dusk, rose, 0.16);
const shade = fadeTo('left', 'prague-bronze-shade', plum, 0.9);
const sheen = fadeTo('right', 'prague-bronze-sheen', mix(dusk, rose, 0.5), 0.75);

const cassock = 'M-40-90C-46-50-60-20-58 0H64C62-26 50-52 46-92Z';
const rochet =
  'M-38-128C-44-100-52-72-54-46L-40-52L-30-42L-18-50L-6-40L8-49L20-40L34-50L46-42L56-50C50-78 46-104 44-130Z';
const mantle =
  'M-10-184L13-185C36-180 52-160 55-122C44-106 26-98 6-100C-22-96-44-106-52-120C-50-158-32-180-10-184Z';
const skull = blob([-17, -214], [-15, -196], [-4, -181], [9, -190], [14, -214]);
const biretta = 'M-18-208L-23-233Q0-226 22-233L17-208Z' + disc(0, -233, 4.5);
const crucifix = taper([-70, -214], 4.4, [16, -104], 3.8) + taper([-78, -172], 4, [-28, -210], 4);
const christ = taper([-53, -190], 5, [-24, -152], 2.6) + disc(-58, -199, 5);

/** The halo of St John of Nepomuk: five stars on a ring. */
const stars: readonly Point[] = times(5, (index) => {
  const angle = (-164 + index * 37) * (Math.PI / 180);
  return [-1 + Math.cos(angle) * 48, -206 + Math.sin(angle) * 48] as const;
});

export const plinth =
  box(-60, -14, 120, 14) + box(-50, -62, 100, 50) + box(-64, -76, 128, 16) + box(-54, -86, 108, 12);

const folds =
  'M-22-96C-30-60-22-34-30-4H-20C-14-36-18-66-12-96ZM14-98C24-66 14-34 24-4H36C26-40 34-70 24-100Z';

/** The saint in layers, feet on the plinth's top at the origin, facing left. */
export const nepomuk: readonly Layer[] = [
  line(lampLight, 1.6, 'M-49 -206A48 48 0 0 1 47 -206', 0.7),
  stars.map(([x, y]) => star(x, y, 9)).join(''),
  paint(bronze, cassock + skull),
  shadeLayer(sheen.fill, cassock),
  paint(linen, rochet),
  shadeLayer(shade.fill, rochet),
  paint(plum, folds, 0.6),
  paint(mix(bronze, plum, 0.5), mantle),
  shadeLayer(sheen.fill, mantle),
  paint(plum, biretta),
  line(
    rim,
    2.6,
    'M63 -4C61-24 51-48 48-70M50 -160C44-174 30-182 16-183M14-211C15-202 12-193 7-187M20-232L17-213',
  ),
  paint(bronze, taper([38, -148], 13, [26, -112], 10) + taper([26, -112], 9, [-12, -126], 6)),
  paint(plum, crucifix),
  paint(rim, christ),
  paint(linen, oval(-15, -128, 8, 6) + oval(4, -113, 7, 6)),
];

export const nepomukPlinth: readonly Layer[] = [
  paint(plum, plinth),
  shadeLayer(sheen.fill, box(-50, -62, 100, 48)),
  line(rim, 2, 'M50 -14V-62M64 -62V-76'),
];

export const nepomukInks = [shade, sheen];
