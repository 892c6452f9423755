import 'leaflet/dist/leaflet.css';
import {
  type FitBoundsOptions,
  type LatLngBounds,
  latLngBounds,
  map as createMap,
  svg,
} from 'leaflet';
import { europe } from '@/lib/geo/europe';
import type { Geodata } from '@/lib/geo/geodata';
import { addSpot, drawLand, toTuple } from './drawLand';
import type { DrawnMap, MapOptions } from './drawnMap';
import { createRemove, leaveFingersAlone, stopInertia } from './gestureHandling';

/** Beyond this zoom level, the simplified coast shows its corners. */
const largest = 7;
const step = 0.75;

/** In px: room for the labels of the outermost places. */
const margins: FitBoundsOptions = {
  paddingTopLeft: [28, 40],
  paddingBottomRight: [76, 28],
  maxZoom: 6,
};

/** In px: room around a place for its popup. */
const opened = { side: 116, above: 152, below: 28 };

const box = latLngBounds([europe.south, europe.west], [europe.north, europe.east]);

/** Draws a map with only land, sea and places. It loads nothing itself. */
export const drawMap = (
  container: HTMLElement,
  geodata: Geodata,
  { places, home, isCalm, onScale, onSea }: MapOptions,
): DrawnMap => {
  const animate = !isCalm;
  const map = createMap(container, {
    attributionControl: false,
    zoomControl: false,
    // The wheel scrolls the page even if the pointer is on the map.
    scrollWheelZoom: false,
    zoomSnap: 0.25,
    zoomDelta: step,
    maxZoom: largest,
    maxBounds: box,
    maxBoundsViscosity: 1,
    bounceAtZoomLimits: false,
    zoomAnimation: animate,
    markerZoomAnimation: animate,
    fadeAnimation: false,
    inertia: animate,
    renderer: svg({ padding: 0.5 }),
  });
  leaveFingersAlone(map);
  if (isCalm) stopInertia(map);

  const all: LatLngBounds = places.length > 0 ? latLngBounds(places.map(toTuple)) : box;
  const showAll = (glides: boolean) => map.fitBounds(all, { ...margins, animate: glides });
  let isGone = false;
  /** Callers may use a map shortly after it was removed. Leaflet would throw then. */
  const unlessGone =
    <Asked extends readonly unknown[]>(act: (...asked: Asked) => void) =>
    (...asked: Asked) => {
      if (!isGone) act(...asked);
    };

  const tellScale = unlessGone(() =>
    onScale({
      points: places.map((place) => map.project(toTuple(place))),
      canGrow: map.getZoom() < map.getMaxZoom(),
      canShrink: map.getZoom() > map.getMinZoom(),
    }),
  );
  const fit = () => {
    // Outside the box there is nothing to see.
    map.options.minZoom = 0;
    map.setMinZoom(map.getBoundsZoom(box, true));
    showAll(false);
    tellScale();
  };

  fit();
  drawLand(map, geodata, home);
  const spots = places.map((place) => addSpot(map, place));
  map.on('zoomend', tellScale).on('resize', fit).on('click', onSea);

  const remove = createRemove(map);

  return {
    spots,
    grow: unlessGone(() => map.setZoom(map.getZoom() + step, { animate })),
    shrink: unlessGone(() => map.setZoom(map.getZoom() - step, { animate })),
    showAll: unlessGone(() => showAll(animate)),
    show: unlessGone((index: number) => {
      const place = places[index];
      if (!place) return;
      const side = Math.min(opened.side, map.getSize().x / 2 - 1);
      map.panInside(toTuple(place), {
        paddingTopLeft: [side, opened.above],
        paddingBottomRight: [side, opened.below],
        animate,
      });
    }),
    find: unlessGone((index: number) => {
      const place = places[index];
      if (!place || map.getBounds().contains(toTuple(place))) return;
      map.panTo(toTuple(place), { animate });
    }),
    remove: unlessGone(() => {
      isGone = true;
      remove();
    }),
  };
};
