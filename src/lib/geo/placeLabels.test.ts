import fc from 'fast-check';
import { type Labelled, placeLabels, type Side } from './placeLabels';

const spacing = { mark: 6, gap: 10 };

const anyLabels: fc.Arbitrary<Labelled[]> = fc.array(
  fc.record({
    point: fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 300 }) }),
    width: fc.integer({ min: 1, max: 90 }),
    height: fc.integer({ min: 1, max: 24 }),
  }),
  { maxLength: 12 },
);

const boxOf = ({ point: { x, y }, width, height }: Labelled, side: Side) => {
  const { gap } = spacing;
  const corner = {
    right: [x + gap, y - height / 2],
    left: [x - gap - width, y - height / 2],
    above: [x - width / 2, y - gap - height],
    below: [x - width / 2, y + gap],
  } as const;
  const [left, top] = corner[side];
  return { left, top, right: left + width, bottom: top + height };
};

type Box = ReturnType<typeof boxOf>;

const covers = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const placed = (labels: readonly Labelled[]) =>
  placeLabels(labels, spacing).flatMap((side, index) => {
    const label = labels[index];
    return side && label ? [{ label, box: boxOf(label, side) }] : [];
  });

it('no label covers another', () => {
  fc.assert(
    fc.property(anyLabels, (labels) => {
      const all = placed(labels);
      const clashes = all.filter(({ box }, at) =>
        all.slice(at + 1).some((other) => covers(box, other.box)),
      );
      expect(clashes).toEqual([]);
    }),
  );
});

it('no label covers the mark of another', () => {
  fc.assert(
    fc.property(anyLabels, (labels) => {
      for (const { label, box } of placed(labels)) {
        const marks = labels
          .filter((it) => it !== label)
          .map(({ point: { x, y } }) => ({
            left: x - spacing.mark,
            top: y - spacing.mark,
            right: x + spacing.mark,
            bottom: y + spacing.mark,
          }));
        expect(marks.filter((mark) => covers(box, mark))).toEqual([]);
      }
    }),
  );
});

it('every label is told where it stands, or that it does not', () => {
  fc.assert(
    fc.property(anyLabels, (labels) => {
      expect(placeLabels(labels, spacing)).toHaveLength(labels.length);
    }),
  );
});

it('a label that is alone stands to the right', () => {
  fc.assert(
    fc.property(anyLabels, ([label]) => {
      fc.pre(label !== undefined);
      if (label) expect(placeLabels([label], spacing)).toEqual(['right']);
    }),
  );
});

it('of two neighbours the western one gives way, and what has no room is left out', () => {
  const at = (x: number, y: number) => ({ point: { x, y }, width: 50, height: 20 });
  expect(placeLabels([at(0, 0), at(30, 0)], spacing)).toEqual(['left', 'right']);
  const crowd = [at(0, 0), at(12, 0), at(-12, 0), at(0, 12), at(0, -12)];
  expect(placeLabels(crowd, spacing)).toContain(null);
});
