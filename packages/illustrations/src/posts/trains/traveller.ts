/** A traveller on the berth, knees drawn up under a blanket, looking out with a glass of tea. */
import { spray } from '../../grain';
import {
  brick,
  coral,
  cream,
  ember,
  mix,
  night,
  rose,
  sand,
  skins,
  sky,
  sun,
} from '../../palettes';
import { repeat } from '../../random';
import { blob, disc, oval, taper } from '../../shapes';
import { line, paint } from '../../svg';

const skin = skins[1];
const hair = mix(night, brick, 0.3);

const torso =
  'M1236 452C1196 480 1180 560 1190 780H1424C1440 640 1424 520 1380 462C1340 436 1276 436 1236 452Z';

const face =
  'M1266 462C1268 440 1264 428 1262 420Q1242 424 1236 418C1230 410 1236 400 1232 394Q1228 390 1232 384L1231 376Q1218 374 1221 366L1234 340C1230 300 1262 266 1306 270C1354 276 1372 316 1362 356C1356 384 1342 400 1336 420L1340 466Z';

const blanket =
  'M1444 812C1420 740 1260 690 1150 610C1120 584 1070 586 1050 620C1018 676 982 742 930 790L900 830H1440Z';

export const traveller = (shade: string, lamp: string): string =>
  [
    paint(
      mix(cream, rose, 0.3),
      blob(
        [1330, 520],
        [1400, 490],
        [1470, 520],
        [1486, 640],
        [1470, 770],
        [1380, 800],
        [1330, 700],
      ),
    ),
    paint(mix(sun, brick, 0.12), torso),
    spray(shade, torso),
    line(
      mix(sun, brick, 0.4),
      5,
      repeat(5, (index) => `M${1200 + index * 4} ${560 + index * 44}q110 26 214 -4`),
      0.5,
    ),
    paint(skin, face),
    paint(
      hair,
      'M1236 336C1222 296 1250 246 1304 246C1372 246 1396 300 1382 356C1378 392 1384 420 1400 450C1376 470 1346 462 1336 440C1344 400 1324 384 1312 372C1300 340 1290 316 1262 310Q1246 318 1236 336Z',
    ),
    paint(skin, oval(1318, 372, 11, 16)),
    paint(mix(coral, skin, 0.4), oval(1262, 384, 15, 11)),
    paint(hair, oval(1247, 350, 4.5, 7)),
    line(hair, 5, 'M1240 332q8 -7 17 -3'),
    line(mix(brick, skin, 0.15), 4, 'M1235 397q7 4 13 -3'),
    line(
      mix(sky, cream, 0.4),
      5,
      'M1233 340L1221 366Q1218 374 1231 376M1232 394Q1236 400 1235 410',
      0.9,
    ),
    line(lamp, 6, 'M1330 250C1372 262 1390 300 1386 346M1386 468C1420 512 1436 580 1432 660', 0.9),
    paint(mix(ember, brick, 0.15), blanket),
    paint(
      mix(ember, cream, 0.72),
      'M1186 636L1150 610C1140 602 1128 596 1116 595C1098 660 1050 740 996 830H1060C1110 760 1160 690 1186 636ZM1262 706L1222 666C1200 720 1168 780 1136 830H1200C1226 790 1248 750 1262 706Z',
      0.85,
    ),
    spray(shade, blanket),
    line(mix(sky, cream, 0.4), 5, 'M930 790C982 742 1018 676 1050 620Q1064 596 1092 590', 0.8),
    paint(
      mix(sun, brick, 0.3),
      taper([1262, 520], 40, [1236, 640], 32) + taper([1236, 640], 32, [1146, 590], 24),
    ),
    line(mix(sun, cream, 0.4), 4, 'M1220 628L1154 588', 0.7),
    paint(
      skin,
      oval(1126, 576, 20, 18) +
        taper([1120, 562], 9, [1100, 556], 7) +
        taper([1118, 578], 9, [1098, 576], 7),
    ),
  ].join('');

/** Tea in a glass with a metal holder, as is usual on sleeper trains; stands on (x, base). */
export const teaGlass = (x: number, base: number, size: number, metal: string): string =>
  `<g transform="translate(${x} ${base}) scale(${size})">${
    line(cream, 6, 'M-8 -112C-30 -140 14 -156 -8 -190M14 -110C-4 -136 34 -150 18 -178', 0.4) +
    paint(mix(coral, sand, 0.25), 'M-30 -98H30L26 0H-26Z', 0.55) +
    paint(mix(brick, sun, 0.4), 'M-29 -76H29L26 0H-26Z') +
    paint(metal, 'M-32 -58H32L30 0Q0 8 -30 0Z') +
    line(
      mix(metal, night, 0.4),
      3,
      repeat(5, (index) => disc(-22 + index * 11, -30, 6)),
    ) +
    line(metal, 8, 'M30 -50Q66 -52 62 -24Q56 -2 30 -8') +
    line(mix(metal, cream, 0.5), 5, 'M-14 -80L-26 -122')
  }</g>`;
