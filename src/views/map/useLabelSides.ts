import { useEffect } from 'react';
import { placeLabels } from '@/lib/geo/placeLabels';
import type { DrawnMap, Scale } from './drawnMap';

/** In px, as in the stylesheet. */
const spacing = { mark: 9, gap: 14 };

/**
 * Sets `data-side` on each spot of a map: the side of its marker where the label covers no other label. A spot whose
 * label has no room gets no attribute.
 *
 * @param marked for each spot whether it currently has a marker
 */
export const useLabelSides = (
  map: DrawnMap | undefined,
  scale: Scale | undefined,
  marked: readonly boolean[],
): void => {
  // The array is new at every render; this string only changes with its content.
  const who = marked.map(Number).join('');
  useEffect(() => {
    if (!map || !scale) return;
    const labelled = [...who].flatMap((isMarked, index) => {
      const spot = map.spots[index];
      const point = scale.points[index];
      const label = spot?.querySelector<HTMLElement>('[data-label]');
      return isMarked === '1' && spot && point && label ? [{ spot, point, label }] : [];
    });
    // The width of a label is only known after layout.
    const sides = placeLabels(
      labelled.map(({ point, label }) => ({
        point,
        width: label.offsetWidth,
        height: label.offsetHeight,
      })),
      spacing,
    );
    for (const [at, { spot }] of labelled.entries()) {
      const side = sides[at];
      if (side) spot.dataset['side'] = side;
      else delete spot.dataset['side'];
    }
  }, [map, scale, who]);
};
