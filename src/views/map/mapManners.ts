import type { Map } from 'leaflet';

/** One finger scrolls the page, as anywhere else; the map is moved by two. A mouse may take hold of it. */
export const leaveFingersAlone = (map: Map): void => {
  const container = map.getContainer();
  const onPointer = ({ pointerType }: PointerEvent) =>
    pointerType === 'touch' ? map.dragging.disable() : map.dragging.enable();
  container.addEventListener('pointerdown', onPointer, { capture: true });
  map.on('unload', () =>
    container.removeEventListener('pointerdown', onPointer, { capture: true }),
  );
};

/** Keys move the map without gliding: no option of the map says so. */
export const stopGliding = (map: Map): void => {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
};

/** Removes a map, and waits for the end of a change of scale, which would find nothing of it. */
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
