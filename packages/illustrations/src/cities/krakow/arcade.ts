/** The dark Cloth Hall arcade through which the square is seen. */
import { fadeAround, fadeTo, sprayed, sprayOn } from '../../grain';
import { brick, mix, orange, sun } from '../../palettes';
import { repeat } from '../../random';
import { box, poly, polyline } from '../../shapes';
import { line, num, paint } from '../../svg';
import { vault, vaultLit } from './colours';

const FLOOR = 902;

const SPRING = 566;

/** A pointed bay from springing to springing, open down to the floor; `inset` shrinks it. */
const bay = (left: number, right: number, apex: number, inset: number): string => {
  const [l, r, top] = [left + inset, right - inset, apex + inset];
  const half = (r - l) / 2;
  const radius = (half ** 2 + (SPRING - top) ** 2) / (2 * half);
  const curve = `A${num(radius)} ${num(radius)} 0 0 1`;
  return `M${num(l)} ${FLOOR}V${SPRING}${curve} ${num(l + half)} ${num(top)}${curve} ${num(r)} ${SPRING}V${FLOOR}z`;
};

const openings = (inset: number): string =>
  bay(196, 1180, 8, inset) + bay(1330, 2314, 8, inset) + bay(-938, 46, 8, inset);

const everything = box(0, 0, 1600, 1000);

const capital = (cx: number, half: number): string =>
  poly(
    [cx - half - 18, SPRING - 20],
    [cx + half + 18, SPRING - 20],
    [cx + half + 14, SPRING],
    [cx + half, SPRING + 34],
    [cx - half, SPRING + 34],
    [cx - half - 14, SPRING],
  ) + box(cx - half - 6, SPRING + 34, half * 2 + 12, 10);

const leaves = (cx: number): string =>
  repeat(5, (index) => {
    const x = cx + (index - 2) * 26;
    return `M${x} ${SPRING + 28}q-13 -14 0 -36q13 22 0 36z`;
  });

const base = (cx: number, half: number): string =>
  box(cx - half - 6, 862, half * 2 + 12, 14) + box(cx - half - 14, 876, half * 2 + 28, 30);

const lantern =
  line(vault, 5, polyline([930, 40], [930, 196])) +
  paint(vault, poly([900, 216], [930, 190], [960, 216]) + box(902, 296, 56, 8)) +
  paint(mix(sun, orange, 0.3), poly([904, 218], [956, 218], [950, 296], [910, 296])) +
  line(
    vault,
    4,
    polyline([904, 218], [911, 296]) +
      polyline([956, 218], [949, 296]) +
      polyline([930, 216], [930, 296]),
  );

const flags = repeat(7, (index) =>
  polyline([760 + (index - 3) * 170, FLOOR], [760 + (index - 3) * 330, 1000]),
);

const wash = fadeTo('up', 'krakow-threshold', mix(brick, orange, 0.3), 0.55);
const ember = fadeAround('krakow-ember', mix(vault, brick, 0.6), 0.8, [0.43, 0.58], 0.44);

/** The wall around the openings. */
const masked = (fill: string, inset: number): string =>
  `<path fill="${fill}" fill-rule="evenodd" d="${everything}${openings(inset)}"/>`;

export const arcade = [
  masked(vaultLit, 22),
  masked(vault, 0),
  ember.def + sprayOn(masked(ember.fill, 0)),
  paint(vault, box(0, FLOOR, 1600, 98)),
  sprayed(wash, box(0, FLOOR, 1600, 70)),
  line(mix(vault, brick, 0.35), 3, flags + polyline([0, 952], [1600, 952])),
  paint(vaultLit, box(0, FLOOR - 4, 1600, 7)),
  paint(mix(vault, brick, 0.4), capital(1255, 56) + capital(121, 56)),
  paint(vault, leaves(1255) + leaves(121)),
  paint(vaultLit, box(1178, SPRING - 24, 154, 7) + box(44, SPRING - 24, 154, 7)),
  paint(vault, base(1255, 66) + base(121, 66)),
  lantern,
].join('');
