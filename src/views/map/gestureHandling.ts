import type { Map } from 'leaflet';

/** One finger scrolls the page, two fingers move the map. A mouse can drag the map. */
export const leaveFingersAlone = (map: Map): void => {
  const container = map.getContainer();
  const onPointer = ({ pointerType }: PointerEvent) =>
    pointerType === 'touch' ? map.dragging.disable() : map.dragging.enable();
  container.addEventListener('pointerdown', onPointer, { capture: true });
  map.on('unload', () =>
    container.removeEventListener('pointerdown', onPointer, { capture: true }),
  );
};

/** Disables the animation of moves by keyboard: Leaflet has no option for it. */
export const stopInertia = (map: Map): void => {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
};

/**
 * Creates a function that removes a map. It waits for a running zoom animation, whose end handler would fail on a
 * removed map.
 */
export const createRemove = (map: Map): (() => void) => {
  let isScaling = false;
  map.on('zoomanim', () => {
    isScaling = true;
  });
  map.on('zoomend', () => {
    isScaling = false;
  });
  return () => {
    if (isScaling) map.once('zoomend', () => map.remove());
    else map.remove();
  };
};
