/** The Long Embankment: painted gables that step away along the Motlawa. */
import { fadeTo, sprayed } from '../../grain';
import { brick, coral, cream, ink, mix, sand, sky, sun, teal } from '../../palettes';
import { times } from '../../random';
import { poly } from '../../shapes';
import { paint, type Point } from '../../svg';
import { AWAY, away, FRONTS, QUAY, tiles } from './colours';

interface House {
  readonly from: number;
  readonly until: number;
  readonly eaves: number;
  readonly rise: number;
  readonly color: string;
  readonly stepped?: boolean;
}

/** The point on a house's front at a share of its width and a height above the eye. */
const onFront =
  ({ from, until }: House) =>
  (share: number, height: number): Point =>
    away(FRONTS, AWAY[1] - height, from + (until - from) * share);

const outline = (house: House): readonly Point[] => {
  const at = onFront(house);
  const { eaves, rise } = house;
  if (!house.stepped) return [at(0, eaves), at(0.5, eaves + rise), at(1, eaves)];
  const climb = times(4, (step): readonly Point[] => {
    const share = 0.125 * step;
    return [at(share, eaves + (rise * step) / 4), at(share, eaves + (rise * (step + 1)) / 4)];
  }).flat();
  const descent = times(4, (step): readonly Point[] => {
    const share = 0.625 + 0.125 * step;
    return [at(share, eaves + (rise * (4 - step)) / 4), at(share, eaves + (rise * (3 - step)) / 4)];
  }).flat();
  return [...climb, ...descent];
};

const openings = (house: House): string => {
  const at = onFront(house);
  const pane = (left: number, right: number, low: number, high: number): string =>
    poly(at(left, high), at(right, high), at(right, low), at(left, low));
  const rows = times(4, (row) => house.eaves - 90 - row * 120).filter((low) => low > -200);
  return (
    rows
      .map((low) =>
        [0.14, 0.42, 0.7].map((left) => pane(left, left + 0.16, low, low + 74)).join(''),
      )
      .join('') +
    pane(0.42, 0.58, house.eaves + house.rise * 0.18, house.eaves + house.rise * 0.52) +
    pane(0.4, 0.6, AWAY[1] - QUAY, AWAY[1] - QUAY + 110)
  );
};

const draw = (house: House): string => {
  const at = onFront(house);
  const { eaves, rise, color } = house;
  const [ax, ay] = at(0.5, eaves + rise * 0.92);
  const [ex, ey] = at(0, eaves);
  const depth = 300 / house.from;
  const low = AWAY[1] - QUAY;
  const band = (height: number): string =>
    poly(at(0, height + 10), at(1, height + 10), at(1, height), at(0, height));
  return (
    paint(mix(tiles, ink, 0.32), poly([ax, ay], [ex, ey], [ex - depth, ey], [ax - depth, ay])) +
    paint(color, poly(at(0, low), ...outline(house), at(1, low))) +
    paint(mix(ink, brick, 0.2), openings(house), 0.72) +
    paint(cream, band(eaves - 6) + band(low + 130), 0.75)
  );
};

const houses: readonly House[] = [
  { from: 1.42, until: 1.86, eaves: 470, rise: 250, color: mix(sun, sand, 0.35), stepped: true },
  { from: 1.86, until: 2.3, eaves: 430, rise: 210, color: mix(coral, cream, 0.15) },
  { from: 3.6, until: 4.15, eaves: 420, rise: 230, color: mix(teal, cream, 0.3) },
  { from: 4.15, until: 4.75, eaves: 500, rise: 260, color: mix(sun, cream, 0.2), stepped: true },
  { from: 4.75, until: 5.4, eaves: 430, rise: 240, color: cream },
  { from: 5.4, until: 6.15, eaves: 500, rise: 280, color: mix(sky, teal, 0.35), stepped: true },
  { from: 6.15, until: 7, eaves: 440, rise: 250, color: mix(sand, sun, 0.5) },
  { from: 7, until: 8.1, eaves: 520, rise: 280, color: mix(coral, cream, 0.25), stepped: true },
  { from: 8.1, until: 9.6, eaves: 450, rise: 260, color: mix(sand, sky, 0.35) },
  { from: 9.6, until: 12, eaves: 520, rise: 300, color: mix(coral, sky, 0.4), stepped: true },
  { from: 12, until: 17, eaves: 480, rise: 300, color: mix(sand, sky, 0.5) },
];

const front = (house: House): string => {
  const low = AWAY[1] - QUAY;
  return poly(onFront(house)(0, low), ...outline(house), onFront(house)(1, low));
};

const warmShade = fadeTo('down', 'gdansk-fronts', mix(brick, ink, 0.2), 0.42);
const nearShade = fadeTo('left', 'gdansk-near', mix(brick, coral, 0.4), 0.55);

export const gables = [
  [...houses].reverse().map(draw).join(''),
  sprayed(warmShade, ...houses.slice(2, 9).map(front)),
  sprayed(nearShade, ...houses.slice(0, 2).map(front)),
].join('');
