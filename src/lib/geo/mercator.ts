/** A point of the earth, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Converts a place to a point of the Web Mercator square: 0 to 1, from its north-west corner. */
export const toMercator = ({ latitude, longitude }: Place): Point => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
};

/** Converts a point of that square back to a place. */
export const toPlace = ({ x, y }: Point): Place => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: x * 360 - 180,
});
