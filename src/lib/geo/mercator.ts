/** A point of the earth, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place is on the square that maps on the web are drawn on: 0 to 1, from its north-west corner. */
export const toMercator = ({ latitude, longitude }: Place): Point => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
};

/** The place at a point of that square. */
export const toPlace = ({ x, y }: Point): Place => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: x * 360 - 180,
});
