import { useId, useState } from 'react';
import { Button } from '@/ui/components/Button';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { ActivityResult } from './ActivityResult';
import { CityResult } from './CityResult';
import type { HitGroup } from './groupByKind';
import styles from './SearchResults.module.css';
import { TextResult } from './TextResult';

/** Number of hits that are shown at first. */
const shownAtFirst = 12;

const Result = ({ hit: { entry, places } }: { readonly hit: HitGroup['hits'][number] }) => {
  if (entry.kind === 'city') return <CityResult city={entry} />;
  if (entry.kind === 'activity') return <ActivityResult activity={entry} places={places} />;
  return <TextResult text={entry} />;
};

/** The hits of one kind. */
export const ResultGroup = ({ kind, hits }: HitGroup) => {
  const { t } = useTranslation('search');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? hits : hits.slice(0, shownAtFirst);
  const further = hits.length - shown.length;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {t(`kinds.${kind}`)}
      </h2>
      <ul className={styles.results}>
        {shown.map((hit) => (
          <li key={hit.id}>
            <Result hit={hit} />
          </li>
        ))}
      </ul>
      {further > 0 && (
        <Button onClick={() => setIsOpen(true)}>{t('more', { count: further })}</Button>
      )}
    </section>
  );
};
