/** A calm scene that replaces a missing picture: a boat at a jetty, the last light on a lake. */
import { fadeAround, fadeTo, spray } from './grain';
import { fir, grass } from './nature';
import { brick, coral, cream, ink, mix, moss, rose, sand, sea, sun, teal } from './palettes';
import { repeat } from './random';
import { box, disc, hills, oval, poly } from './shapes';
import { birds, streaks } from './sky';
import { line, paint, vertical, type Picture } from './svg';
import { glints, lightPath } from './water';

const deep = mix(teal, ink, 0.45);
const air = vertical('fallback-air', [
  mix(sea, teal, 0.45),
  mix(sea, cream, 0.45),
  mix(rose, sand, 0.5),
  mix(sun, cream, 0.4),
]);
const lake = vertical('fallback-lake', [
  mix(sun, rose, 0.4),
  mix(sea, cream, 0.35),
  mix(teal, ink, 0.15),
]);
const sunset = fadeAround('fallback-sunset', mix(sun, cream, 0.3), 0.9);
const mist = fadeTo('down', 'fallback-mist', mix(rose, cream, 0.45), 0.75);
const dark = fadeTo('down', 'fallback-dark', mix(teal, ink, 0.6), 0.85);
const planks = fadeTo('right', 'fallback-planks', mix(brick, ink, 0.65), 0.8);
const near = { light: mix(teal, ink, 0.38), dark: mix(teal, ink, 0.6) };

const shore = 520;
const sunX = 800;

const far = hills(
  shore + 4,
  [0, 360],
  [200, 330],
  [470, 440],
  [760, 480],
  [1000, 430],
  [1200, 400],
);
const middle = hills(
  shore + 4,
  [0, 440],
  [260, 450],
  [520, 500],
  [700, 516],
  [940, 486],
  [1200, 460],
);

const hull =
  'M560 690C640 716 800 718 900 676C884 740 850 764 800 768H640C596 760 572 734 560 690Z';

const boat = [
  paint(mix(coral, ink, 0.55), 'M600 766C660 820 800 820 856 766z', 0.35),
  paint(mix(teal, ink, 0.4), oval(724, 768, 150, 10), 0.7),
  paint(mix(brick, ink, 0.5), 'M560 690C640 668 800 660 900 676C800 718 640 716 560 690Z'),
  paint(
    mix(sand, brick, 0.3),
    poly([650, 678], [676, 676], [690, 706], [662, 706]) +
      poly([770, 672], [796, 671], [812, 702], [784, 706]),
  ),
  paint(coral, hull),
  paint(cream, 'M560 690C640 716 800 718 900 676L897 690C800 730 640 728 564 704Z'),
  spray(planks.fill, hull),
  line(mix(sand, brick, 0.4), 6, 'M690 690L560 610'),
  line(sand, 3, 'M564 696C500 740 440 720 408 716'),
].join('');

const jetty =
  paint(deep, box(110, 730, 20, 190) + box(270, 720, 20, 200) + box(396, 690, 22, 170)) +
  paint(mix(sand, brick, 0.42), poly([-10, 744], [392, 728], [430, 752], [-10, 784])) +
  paint(mix(brick, ink, 0.5), poly([-10, 784], [430, 752], [430, 768], [-10, 804])) +
  spray(planks.fill, poly([-10, 744], [392, 728], [430, 752], [-10, 784]));

export const fallback: Picture = {
  width: 1200,
  height: 900,
  gradients: [air, lake, sunset, mist, dark, planks],
  layers: [
    paint(air.fill, box(0, 0, 1200, 560)),
    spray(sunset.fill, disc(sunX, 430, 290)),
    paint(mix(sun, cream, 0.4), disc(sunX, 440, 66)),
    streaks(18, 6, 300, 1200, 110, 300, mix(rose, cream, 0.5), 0.55),
    birds(9, 4, 520, 230, 60, deep),
    paint(mix(sea, rose, 0.35), far) + spray(mist.fill, far),
    paint(mix(teal, sea, 0.3), middle) + spray(mist.fill, middle),
    paint(lake.fill, box(0, shore, 1200, 380)),
    lightPath(
      4,
      sunX,
      80,
      { left: 0, right: 1200, top: shore, bottom: 800 },
      mix(sun, cream, 0.5),
      0.8,
    ),
    glints(16, 18, { left: 0, right: 1200, top: shore + 10, bottom: 860 }, cream, 0.35),
    spray(dark.fill, box(0, 710, 1200, 190)),
    jetty,
    boat,
    repeat(4, (index) =>
      fir(1060 + index * 62, 850 - (index % 2) * 30, 420 + ((index * 87) % 160), near),
    ),
    paint(near.dark, hills(900, [760, 900], [960, 862], [1200, 800])),
    repeat(7, (index) =>
      grass(
        800 + index * 66,
        905,
        60 + (index % 3) * 34,
        index % 2 ? near.dark : mix(teal, moss, 0.4),
        6,
      ),
    ),
  ],
};
