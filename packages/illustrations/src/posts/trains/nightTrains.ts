/** Night trains: a sleeper compartment, a reading lamp, and a city drawn past the window. */
import { fadeAround, fadeTo, spray } from '../../grain';
import { brick, cream, ember, mix, night, rose, sea, sky, sun, teal } from '../../palettes';
import { repeat } from '../../random';
import { box, disc, oval, pill, poly, roundedBox } from '../../shapes';
import { at, glow, line, paint, type Picture } from '../../svg';
import { outside, outsideGradients } from './outside';
import { teaGlass, traveller } from './traveller';

const wall = mix(brick, night, 0.5);
const wood = mix(brick, night, 0.32);
const dark = mix(night, brick, 0.14);
const brass = mix(sun, brick, 0.22);
const velvet = mix(teal, night, 0.35);

const wallDark = fadeTo('left', 'train-wall', dark, 0.95);
const lampPool = fadeAround('train-lamp', mix(sun, brick, 0.2), 0.85, [0.5, 0.3], 0.5);
const lampGlow = glow('train-glow', mix(sun, cream, 0.2), 0.6);
const cloth = fadeTo('down', 'train-cloth', dark, 0.75);
const fold = fadeTo('right', 'train-fold', dark, 0.8);
const bed = fadeTo('left', 'train-bed', dark, 0.8);

const pane = roundedBox(236, 84, 900, 556, 70);

const frame = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${brass}" stroke-width="16"/>`;

const window = [
  `<clipPath id="train-pane"><path d="${pane}"/></clipPath>`,
  paint(mix(wood, night, 0.3), roundedBox(196, 44, 980, 636, 100)),
  `<g clip-path="url(#train-pane)">${outside}${paint(cream, poly([760, 60], [860, 60], [560, 700], [460, 700]) + poly([884, 60], [908, 60], [608, 700], [584, 700]), 0.07)}</g>`,
  frame(pane),
  line(mix(brass, cream, 0.5), 4, 'M306 78H1066', 0.8),
].join('');

/** A curtain gathered by a cord, folds falling from the rail. */
const curtain = [
  paint(brass, pill(120, 22, 1160, 14)),
  paint(velvet, 'M140 30H372C366 200 330 330 262 430C246 470 262 600 290 800H140Z'),
  [0, 1, 2, 3]
    .map((index) => {
      const x = 156 + index * 56;
      return spray(
        fold.fill,
        `M${x} 32H${x + 50}C${x + 44 - index * 4} 220 ${x + 20 - index * 22} 340 ${200 + index * 16} 430L${186 + index * 14} 430C${x - index * 16} 330 ${x} 220 ${x} 32Z`,
      );
    })
    .join(''),
  spray(fold.fill, 'M150 450H196L206 800H150Z') + spray(fold.fill, 'M206 460H238L262 800H216Z'),
  paint(brass, 'M138 420Q210 460 284 414L292 442Q214 488 138 448Z'),
  line(mix(velvet, sea, 0.6), 5, 'M366 40C358 200 324 326 262 420', 0.8),
].join('');

const table = [
  paint(dark, 'M440 690H760L740 712H460Z'),
  paint(mix(wood, sun, 0.25), pill(420, 664, 360, 28)),
  line(mix(sun, cream, 0.3), 4, 'M440 667H760', 0.8),
  paint(dark, poly([560, 700], [640, 700], [620, 860], [580, 860])),
  teaGlass(690, 664, 1, mix(brass, cream, 0.3)),
  paint(ember, 'M474 640L548 624L560 656L486 664Z') +
    paint(cream, 'M500 664L516 588L566 596L556 664Z') +
    paint(ember, 'M534 622q-12 -16 4 -14q14 -4 6 14l-8 12z'),
].join('');

const readingLamp = at(
  1440,
  250,
  1,
  line(brass, 12, 'M70 -60Q10 -90 0 -30') +
    paint(mix(brass, cream, 0.2), 'M-62 30Q-50 -40 0 -44Q50 -40 62 30Z') +
    paint(cream, oval(0, 32, 56, 12)),
);

/** The upper berth: its edge, its ladder strap, and a foot that hangs down in a striped sock. */
const upperBerth = [
  paint(dark, 'M1080 0H1600V112H1110Q1080 112 1080 84Z'),
  paint(wood, 'M1080 0H1600V84H1110Q1080 84 1080 58Z'),
  line(brass, 6, 'M1104 70H1600'),
  paint(
    mix(cream, rose, 0.25),
    'M1150 0H1420Q1424 40 1380 44Q1330 40 1300 50Q1240 60 1200 42Q1150 40 1150 0Z',
  ),
  paint(
    mix(cream, sky, 0.25),
    'M1214 36C1210 90 1204 130 1190 168C1176 196 1134 200 1116 222Q1110 244 1136 244C1180 244 1226 226 1240 190C1250 150 1258 90 1262 36Z',
  ),
  paint(
    ember,
    'M1212 72Q1236 80 1260 70L1258 94Q1234 104 1210 96ZM1206 118Q1230 128 1254 116L1250 140Q1226 150 1202 140ZM1192 166Q1212 190 1240 186Q1230 206 1216 216Q1190 200 1180 182ZM1150 198Q1160 226 1180 238Q1156 246 1136 244Q1130 220 1134 206Z',
  ),
].join('');

/** A second berth in the foreground, with a sleeper who faces the wall. */
const sleeper = [
  paint(mix(cream, sky, 0.35), 'M-40 760C20 700 180 690 260 730C330 770 300 850 240 900H-40Z'),
  paint(
    mix(brick, sun, 0.12),
    'M90 780C70 730 120 690 180 700C240 706 262 760 240 806C200 840 110 836 90 780Z',
  ),
  paint(mix(brick, sun, 0.12), disc(98, 726, 28)),
  line(
    mix(night, brick, 0.5),
    4,
    'M120 716C150 704 190 706 214 728M110 748C150 722 200 730 226 764',
    0.7,
  ),
  line(mix(sun, cream, 0.2), 15, 'M84 770C130 792 196 792 246 770'),
  paint(mix(teal, sea, 0.4), 'M60 900C120 800 260 790 380 822C520 850 640 840 780 900Z'),
  spray(bed.fill, 'M60 900C120 800 260 790 380 822C520 850 640 840 780 900Z'),
  paint(mix(cream, rose, 0.2), 'M104 846C180 800 290 800 380 824L372 852C280 826 190 828 124 876Z'),
].join('');

export const nightTrains: Picture = {
  width: 1600,
  height: 900,
  gradients: [...outsideGradients, wallDark, lampPool, lampGlow, cloth, fold, bed],
  layers: [
    paint(wall, box(0, 0, 1600, 900)),
    paint(
      mix(wall, brick, 0.35),
      repeat(6, (index) => box(1190 + index * 76, 90, 70, 810)),
    ),
    spray(wallDark.fill, box(0, 0, 560, 900)),
    spray(lampPool.fill, oval(1440, 420, 330, 420)),
    paint(lampGlow.fill, disc(1440, 290, 240)),
    window,
    curtain,
    paint(mix(velvet, night, 0.2), 'M820 800Q840 776 900 776H1600V900H820Z'),
    paint(mix(velvet, sea, 0.25), 'M820 800Q840 776 900 776H1600V796H880Q850 796 836 820Z'),
    table,
    traveller(cloth.fill, mix(sun, cream, 0.35)),
    teaGlass(1096, 596, 0.9, mix(brass, cream, 0.3)),
    readingLamp,
    upperBerth,
    sleeper,
  ],
};
