import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useIdle } from '@/ui/hooks/useIdle';
import { useNear } from '@/ui/hooks/useNear';
import type { DrawnMap, Scale } from './drawnMap';
import { loadMap } from './loadMap';
import type { MapCity } from './pageProps';

interface Drawn {
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly map: DrawnMap | undefined;
  readonly scale: Scale | undefined;
  readonly hasFailed: boolean;
}

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The properties that determine a map. Fresh data of the same page contains a new list of the same cities. */
const toOutline = (cities: readonly MapCity[]) =>
  JSON.stringify(
    cities.map(({ id, latitude, longitude, countryCode }) => [
      id,
      latitude,
      longitude,
      countryCode,
    ]),
  );

/** Returns the first list as long as the map of the new list would be the same. */
const useSameCities = (cities: readonly MapCity[]): readonly MapCity[] => {
  const [same, setSame] = useState(cities);
  if (same === cities || toOutline(same) === toOutline(cities)) return same;
  setSame(cities);
  return cities;
};

/**
 * Draws a map on the canvas once it is near the viewport and the browser is idle.
 *
 * @param cities all cities that can appear on the map; other cities create a new map
 * @param onSea called for a click on no place
 */
export const useDrawnMap = (
  cities: readonly MapCity[],
  geodata: string,
  onSea: () => void,
): Drawn => {
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap>();
  const [scale, setScale] = useState<Scale>();
  const [hasFailed, setHasFailed] = useState(false);
  const isNear = useNear(canvas);
  const isIdle = useIdle();
  const places = useSameCities(cities);
  const home = useMemo(() => new Set(places.map(({ countryCode }) => countryCode)), [places]);
  const latest = useRef(onSea);
  useEffect(() => {
    latest.current = onSea;
  });

  const isWanted = isNear && isIdle;
  useEffect(() => {
    if (!isWanted) return undefined;
    let drawn: DrawnMap | undefined;
    let isGone = false;
    const draw = async () => {
      const drawMap = await loadMap(geodata);
      if (isGone || !canvas.current) return;
      drawn = drawMap(canvas.current, {
        places,
        home,
        isCalm: isCalm(),
        onScale: setScale,
        onSea: () => latest.current(),
      });
      setMap(drawn);
    };
    draw().catch(() => setHasFailed(true));
    return () => {
      isGone = true;
      drawn?.remove();
      setMap(undefined);
      setScale(undefined);
    };
  }, [isWanted, places, geodata, home]);

  return { canvas, map, scale, hasFailed };
};
