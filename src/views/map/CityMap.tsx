import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'next-i18next/pages';
import { CityMark } from './CityMark';
import styles from './CityMap.module.css';
import { MapButtons } from './MapButtons';
import type { MapCity } from './pageProps';
import { useDrawnMap } from './useDrawnMap';
import { useLabelSides } from './useLabelSides';

interface CityMapProps {
  /** All cities that can appear on the map. */
  readonly cities: readonly MapCity[];
  /** The cities that currently have a marker. */
  readonly shown: readonly MapCity[];
  readonly geodata: string;
  /** Id of the open city. */
  readonly chosen: number | null;
  /** Id of the hovered city, on the map or elsewhere. */
  readonly hinted: number | null;
  readonly onChoose: (id: number | null) => void;
  readonly onHint: (id: number | null) => void;
}

/**
 * Cities on a map of Europe. Its space is reserved before it loads. If it cannot be loaded, a message says so, and the
 * list beside it has the same cities.
 */
export const CityMap = ({
  cities,
  shown,
  geodata,
  chosen,
  hinted,
  onChoose,
  onHint,
}: CityMapProps) => {
  const { t } = useTranslation('map');
  const { canvas, map, scale, hasFailed } = useDrawnMap(cities, geodata, () => onChoose(null));
  useLabelSides(
    map,
    scale,
    cities.map(({ id }) => shown.some((it) => it.id === id)),
  );
  const chosenAt = cities.findIndex(({ id }) => id === chosen);
  useEffect(() => {
    if (chosenAt >= 0) map?.show(chosenAt);
  }, [map, chosenAt]);
  const hintedAt = cities.findIndex(({ id }) => id === hinted);
  useEffect(() => {
    if (hintedAt >= 0) map?.find(hintedAt);
  }, [map, hintedAt]);
  return (
    <div className={styles.map} role="region" aria-label={t('label')} data-drawn={Boolean(map)}>
      <div ref={canvas} className={styles.canvas} role="group" aria-label={t('keys')} />
      <p role="status" className={styles.failed}>
        {hasFailed && t('failed')}
      </p>
      {map && (
        <>
          <MapButtons
            canGrow={scale?.canGrow ?? true}
            canShrink={scale?.canShrink ?? true}
            onGrow={map.grow}
            onShrink={map.shrink}
            onAll={map.showAll}
          />
          <p className={styles.credit}>{t('credit')}</p>
          {shown.map((city) => {
            const spot = map.spots[cities.findIndex(({ id }) => id === city.id)];
            if (!spot) return null;
            return createPortal(
              <CityMark
                city={city}
                isChosen={city.id === chosen}
                isHinted={city.id === hinted}
                onChoose={(isChosen) => onChoose(isChosen ? city.id : null)}
                onHint={(isHinted) => onHint(isHinted ? city.id : null)}
              />,
              spot,
              city.id,
            );
          })}
        </>
      )}
    </div>
  );
};
