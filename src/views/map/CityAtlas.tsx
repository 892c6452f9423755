import { useRef, useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CityAtlas.module.css';
import { CityList } from './CityList';
import { CityMap } from './CityMap';
import type { MapCity } from './pageProps';

interface CityAtlasProps {
  /** All there are; the same list as long as it is the same map. */
  readonly cities: readonly MapCity[];
  /** Those that are on the map at the moment and in the list, in its order. */
  readonly shown?: readonly MapCity[];
  readonly geodata: string;
}

/** A map and a list of the same cities: what is pointed at in one stands out in the other. */
export const CityAtlas = ({ cities, shown = cities, geodata }: CityAtlasProps) => {
  const { t } = useTranslation('map');
  const [chosen, setChosen] = useState<number | null>(null);
  const [hinted, setHinted] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const choose = (id: number | null) => {
    setChosen(id);
    const entry = list.current?.querySelector(`[data-city="${id}"]`);
    // As fast as the stylesheet has it; the list is a column, or a row to push along.
    entry?.scrollIntoView({ block: 'nearest', inline: 'center' });
  };
  return (
    <div className={styles.atlas}>
      <div className={styles.map}>
        <a href="#cities" className={styles.skip}>
          {t('skip')}
        </a>
        <CityMap
          cities={cities}
          shown={shown}
          geodata={geodata}
          chosen={chosen}
          hinted={hinted}
          onChoose={choose}
          onHint={setHinted}
        />
        <p className={styles.fingers}>{t('fingers')}</p>
      </div>
      <CityList ref={list} cities={shown} chosen={chosen} hinted={hinted} onHint={setHinted} />
    </div>
  );
};
