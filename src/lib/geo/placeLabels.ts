import type { Point } from './mercator';

/** Side of a label beside its point, in the order of preference. */
export const sides = ['right', 'left', 'above', 'below'] as const;

export type Side = (typeof sides)[number];

/** A point with the size of its label, in the unit of the drawing. */
export interface Labelled {
  readonly point: Point;
  readonly width: number;
  readonly height: number;
}

interface Spacing {
  /** Space that the marker of a point takes to each side. */
  readonly mark: number;
  /** Distance from a point to its label. */
  readonly gap: number;
}

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxOf = (
  { point: { x, y }, width, height }: Labelled,
  side: Side,
  gap: number,
): Rectangle => {
  const left = {
    right: x + gap,
    left: x - gap - width,
    above: x - width / 2,
    below: x - width / 2,
  };
  const top = {
    right: y - height / 2,
    left: y - height / 2,
    above: y - gap - height,
    below: y + gap,
  };
  return {
    left: left[side],
    top: top[side],
    right: left[side] + width,
    bottom: top[side] + height,
  };
};

const markOf = ({ point: { x, y } }: Labelled, mark: number): Rectangle => ({
  left: x - mark,
  top: y - mark,
  right: x + mark,
  bottom: y + mark,
});

const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Finds a side for each label where it covers no other label and no other point's marker. Earlier labels have priority.
 *
 * @returns a side for each, `null` if there is no room
 */
export const placeLabels = (
  labels: readonly Labelled[],
  { mark, gap }: Spacing,
): readonly (Side | null)[] => {
  const taken: Rectangle[] = [];
  return labels.map((label) => {
    const others = labels.filter((it) => it !== label).map((it) => markOf(it, mark));
    const side = sides.find((it) => {
      const box = boxOf(label, it, gap);
      return ![...taken, ...others].some((other) => overlap(box, other));
    });
    if (side) taken.push(boxOf(label, side, gap));
    return side ?? null;
  });
};
