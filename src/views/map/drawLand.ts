import { DomEvent, divIcon, type LatLngTuple, type Map, marker, polygon, polyline } from 'leaflet';
import type { Geodata } from '@/lib/geo/geodata';
import { type PackedLine, unpackLine } from '@/lib/geo/lines';
import type { Place } from '@/lib/geo/mercator';
import styles from './drawLand.module.css';

export const toTuple = ({ latitude, longitude }: Place): LatLngTuple => [latitude, longitude];

const toTuples = (line: PackedLine) => unpackLine(line).map(toTuple);

/** @param home codes of the highlighted countries */
export const drawLand = (
  map: Map,
  { countries, borders }: Geodata,
  home: ReadonlySet<string>,
): void => {
  for (const { code, areas } of countries) {
    polygon(
      areas.map((rings) => rings.map(toTuples)),
      {
        className: code !== null && home.has(code) ? styles.home : styles.land,
        interactive: false,
      },
    ).addTo(map);
  }
  polyline(borders.map(toTuples), { className: styles.border, interactive: false }).addTo(map);
};

/** Adds an empty element at a place, which moves with the map. */
export const addSpot = (map: Map, place: Place): HTMLElement => {
  const html = document.createElement('div');
  const icon = divIcon({ html, className: styles.spot, iconSize: [0, 0] });
  marker(toTuple(place), { icon, interactive: false, keyboard: false }).addTo(map);
  // Clicks there belong to the element's content. Pinch gestures may start there.
  DomEvent.on(html, 'mousedown click dblclick contextmenu', DomEvent.stopPropagation);
  return html;
};
