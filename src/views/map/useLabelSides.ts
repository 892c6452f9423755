import { useEffect } from 'react';
import { placeLabels } from '@/lib/geo/placeLabels';
import type { DrawnMap, Scale } from './drawnMap';

/** In px, as the stylesheet has them. */
const spacing = { mark: 9, gap: 14 };

/**
 * Tells each spot of a map, as `data-side`, beside which side of its mark its label stands, so that none covers another.
 * A spot whose label has no room is told nothing.
 *
 * @param marked for each spot whether it has a mark at the moment
 */
export const useLabelSides = (
  map: DrawnMap | undefined,
  scale: Scale | undefined,
  marked: readonly boolean[],
): void => {
  // An array is another one each time, what is in it is not.
  const who = marked.map(Number).join('');
  useEffect(() => {
    if (!map || !scale) return;
    const labelled = [...who].flatMap((isMarked, index) => {
      const spot = map.spots[index];
      const point = scale.points[index];
      const label = spot?.querySelector<HTMLElement>('[data-label]');
      return isMarked === '1' && spot && point && label ? [{ spot, point, label }] : [];
    });
    // Only where they stand do letters know how wide they are.
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
