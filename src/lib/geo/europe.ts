import { type Point, toMercator } from './mercator';

/** The bounds of the maps in degrees: from Iceland to the Caucasus, from Crete to the North Cape. */
export const europe = { west: -26, south: 33, east: 45, north: 72 } as const;

export type Box = Readonly<Record<keyof typeof europe, number>>;

/** Width of the small map, in dots. */
export const dotsAcross = 96;

const corner = toMercator({ latitude: europe.north, longitude: europe.west });
const farSide = toMercator({ latitude: europe.south, longitude: europe.east });
const dot = (farSide.x - corner.x) / dotsAcross;

/** Height of the small map, in dots. */
export const dotsDown = Math.floor((farSide.y - corner.y) / dot);

/** Converts a point of the Mercator square to dots from the map's north-west corner; and the reverse. */
export const toDots = ({ x, y }: Point): Point => ({
  x: (x - corner.x) / dot,
  y: (y - corner.y) / dot,
});

export const fromDots = ({ x, y }: Point): Point => ({
  x: corner.x + x * dot,
  y: corner.y + y * dot,
});
