import { useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styles from './CityAtlas.module.css';
import { CityList } from './CityList';
import { CityMap } from './CityMap';
import type { MapCity } from './pageProps';

interface CityAtlasProps {
  /** All cities. The same array as long as the map is the same. */
  readonly cities: readonly MapCity[];
  /** The cities that are currently on the map and in the list, in the list's order. */
  readonly shown?: readonly MapCity[];
  readonly geodata: string;
}

/** A map and a list of the same cities. An entry that is hovered in one is highlighted in the other. */
export const CityAtlas = ({ cities, shown = cities, geodata }: CityAtlasProps) => {
  const { t } = useTranslation('map');
  const [chosen, setChosen] = useState<number | null>(null);
  const [hinted, setHinted] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const choose = (id: number | null) => {
    setChosen(id);
    const entry = list.current?.querySelector(`[data-city="${id}"]`);
    // The stylesheet sets the scroll behaviour. The list is a column, or a row that scrolls sideways.
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
