/** The stump in the middle: closed laptops in a pile, and meadow flowers on top of them. */
import {
  brick,
  coral,
  cream,
  ember,
  ink,
  mix,
  moss,
  night,
  rose,
  sand,
  sky,
  sun,
  teal,
} from '../../palettes';
import { repeat, times } from '../../random';
import { disc, oval } from '../../shapes';
import { line, num, paint } from '../../svg';
import { face, seen, type Spot } from './space';

const TOP = 0.5;
const LID = 0.052;

const [cx, cy] = seen([0, TOP, 0]);
const [, ground] = seen([0, 0, 0]);

const bark = mix(brick, night, 0.35);

const block =
  paint(
    bark,
    `M${num(cx - 132)} ${num(cy)}C${num(cx - 132)} ${num(ground - 6)} ${num(cx - 150)} ${num(ground + 14)} ${num(cx - 168)} ${num(ground + 30)}Q${num(cx)} ${num(ground + 58)} ${num(cx + 168)} ${num(ground + 30)}C${num(cx + 148)} ${num(ground + 10)} ${num(cx + 132)} ${num(ground - 6)} ${num(cx + 132)} ${num(cy)}Z`,
  ) +
  line(
    mix(bark, night, 0.4),
    4,
    repeat(
      7,
      (index) =>
        `M${num(cx - 84 + index * 28)} ${num(cy + 34)}q${index - 3} 22 ${(index - 3) * 4} ${num(ground - cy - 20)}`,
    ),
    0.7,
  ) +
  paint(mix(sand, brick, 0.2), oval(cx, cy, 132, 46)) +
  line(
    mix(sand, brick, 0.45),
    3,
    [112, 88, 60, 30].map((r) => oval(cx, cy, r, r * 0.34)).join(''),
    0.7,
  );

/** One closed laptop of the pile, turned by `turn` radians. */
const laptop = (level: number, turn: number, lid: string): string => {
  const spot = (side: number, away: number, up: number): Spot => [
    side * Math.cos(turn) - away * Math.sin(turn),
    TOP + level * LID + up,
    side * Math.sin(turn) + away * Math.cos(turn),
  ];
  const [w, d] = [0.56, 0.38];
  return (
    face(mix(lid, ink, 0.5), spot(-w, -d, 0), spot(w, -d, 0), spot(w, -d, LID), spot(-w, -d, LID)) +
    face(
      mix(lid, ink, 0.32),
      spot(-w, -d, 0),
      spot(-w, d, 0),
      spot(-w, d, LID),
      spot(-w, -d, LID),
    ) +
    face(mix(lid, ink, 0.62), spot(w, -d, 0), spot(w, d, 0), spot(w, d, LID), spot(w, -d, LID)) +
    face(
      mix(lid, ink, 0.75),
      spot(-w, -d, LID * 0.4),
      spot(w, -d, LID * 0.4),
      spot(w, -d, LID * 0.55),
      spot(-w, -d, LID * 0.55),
    ) +
    face(lid, spot(-w, -d, LID), spot(w, -d, LID), spot(w, d, LID), spot(-w, d, LID)) +
    face(
      mix(lid, cream, 0.35),
      spot(-w, -d, LID),
      spot(-w * 0.2, -d, LID),
      spot(-w * 0.6, d, LID),
      spot(-w, d, LID),
    )
  );
};

const lids = [
  mix(sky, cream, 0.35),
  mix(ink, teal, 0.2),
  mix(sand, cream, 0.4),
  mix(rose, coral, 0.2),
  mix(sky, teal, 0.35),
  mix(cream, sky, 0.2),
];
const turns = [0.06, -0.14, 0.1, -0.04, 0.2, -0.1];

const [vx, vy] = seen([0.3, TOP + 6 * LID, 0.12]);

const stems = [
  [-50, -84, ember],
  [-26, -122, sun],
  [10, -132, cream],
  [38, -102, coral],
  [58, -74, sun],
  [-4, -88, rose],
] as const;

const flowers =
  line(
    mix(moss, teal, 0.3),
    5,
    stems
      .map(
        ([dx, dy]) =>
          `M${num(vx)} ${num(vy - 34)}Q${num(vx + dx * 0.3)} ${num(vy + dy * 0.7)} ${num(vx + dx)} ${num(vy + dy)}`,
      )
      .join(''),
  ) +
  stems
    .map(([dx, dy, color]) => {
      const petals = times(6, (index) =>
        disc(vx + dx + Math.cos(index * 1.047) * 12, vy + dy + Math.sin(index * 1.047) * 11, 8.5),
      );
      return (
        paint(color, petals.join('')) +
        paint(color === sun ? brick : sun, disc(vx + dx, vy + dy, 7))
      );
    })
    .join('');

const jar =
  paint(
    mix(sky, cream, 0.5),
    `M${num(vx - 28)} ${num(vy - 58)}h56l-4 14q10 14 8 40q-32 12 -64 0q-2 -26 8 -40z`,
    0.9,
  ) +
  paint(mix(sky, teal, 0.35), `M${num(vx - 31)} ${num(vy - 28)}q31 9 62 0l1 24q-32 12 -64 0z`, 0.7);

const [lx, ly] = seen([-0.14, TOP + 6 * LID, -0.02]);

/** The maker's sign on the topmost lid. */
const sign = paint(mix(ink, sky, 0.5), oval(lx, ly, 17, 9));

export const stump =
  block +
  lids.map((lid, level) => laptop(level, turns[level] ?? 0, lid)).join('') +
  sign +
  flowers +
  jar;

/** Shadow of stump and pile on the grass. */
export const stumpShadow = ((): string => {
  const a = seen([-0.3, 0, 0.1]);
  const b = seen([2.1, 0, -0.7]);
  return `M${num(a[0])} ${num(a[1] - 30)}L${num(b[0])} ${num(b[1] - 40)}L${num(b[0] - 20)} ${num(b[1] + 36)}L${num(a[0])} ${num(a[1] + 60)}Z`;
})();
