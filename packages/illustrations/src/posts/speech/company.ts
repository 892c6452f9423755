/** The guests at the table, and the speaker. */
import { fadeTo, spray } from '../../grain';
import { brick, cream, dusk, ember, flame, mix, night, orange } from '../../palettes';
import { poly, taper } from '../../shapes';
import { line, paint, tilted } from '../../svg';
import { wineGlass } from './glassware';
import { guest, raisedArm, type Guest } from './guest';
import { plum, rim, wine } from './inks';

export const cloth = fadeTo('left', 'speech-cloth', night, 0.7);

export const guests: readonly Guest[] = [
  {
    x: 452,
    y: 560,
    size: 0.66,
    hair: 'bob',
    face: mix(brick, orange, 0.3),
    hairColor: wine,
    cloth: mix(brick, ember, 0.3),
  },
  {
    x: 296,
    y: 590,
    size: 0.88,
    hair: 'beard',
    face: mix(brick, plum, 0.3),
    hairColor: plum,
    cloth: mix(dusk, ember, 0.3),
  },
  {
    x: 64,
    y: 640,
    size: 1.22,
    hair: 'curls',
    face: mix(brick, plum, 0.45),
    hairColor: mix(night, dusk, 0.25),
    cloth: plum,
  },
  {
    x: 1330,
    y: 566,
    size: 0.82,
    hair: 'bun',
    face: mix(brick, plum, 0.2),
    hairColor: mix(wine, brick, 0.4),
    cloth: wine,
    left: true,
  },
  {
    x: 1548,
    y: 640,
    size: 1.25,
    hair: 'tail',
    face: mix(brick, plum, 0.45),
    hairColor: plum,
    cloth: mix(night, dusk, 0.3),
    left: true,
  },
];

/** The speaker stands behind the table, turned towards the sun. */
export const speaker = [
  paint(
    mix(plum, ember, 0.12),
    'M900 720C896 560 900 470 960 424L1072 414C1140 440 1162 520 1166 720Z',
  ),
  spray(cloth.fill, 'M900 720C896 560 900 470 960 424L1072 414C1140 440 1162 520 1166 720Z'),
  guest(
    {
      x: 1022,
      y: 398,
      size: 1.02,
      hair: 'short',
      face: mix(brick, orange, 0.18),
      hairColor: plum,
      cloth: mix(plum, ember, 0.12),
      left: true,
    },
    'none',
    rim,
  ),
  raisedArm(
    [962, 462],
    [874, 486],
    [786, 380],
    40,
    mix(plum, ember, 0.12),
    mix(brick, orange, 0.3),
  ),
  line(rim, 6, 'M938 424Q900 446 868 448M846 462L808 414'),
].join('');

export const raised = [
  tilted(770, 424, -7, wineGlass(0, 0, 1.4, flame, mix(orange, brick, 0.35))),
  paint(
    mix(brick, orange, 0.3),
    taper([772, 366], 11, [808, 384], 13) +
      taper([766, 386], 11, [806, 402], 13) +
      taper([772, 404], 10, [804, 416], 12),
  ),
  line(rim, 4, 'M764 362Q774 352 790 356', 0.9),
].join('');

export const spark = ((): string => {
  const ray = (length: number, width: number) =>
    poly([0, -length], [width, 0], [0, length], [-width, 0]) +
    poly([-length, 0], [0, -width], [length, 0], [0, width]);
  return (
    tilted(738, 262, 12, paint(cream, ray(54, 5))) + tilted(738, 262, 57, paint(cream, ray(26, 4)))
  );
})();
