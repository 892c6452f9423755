import { useId, useState } from 'react';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import type { PictureLoading } from '@/ui/images/loading';
import { ActivityResult } from './ActivityResult';
import { CityResult } from './CityResult';
import type { HitGroup } from './groupByKind';
import styles from './SearchResults.module.css';
import { TextResult } from './TextResult';

/** Number of hits that are shown at first. */
const shownAtFirst = 12;

interface ResultProps {
  readonly hit: HitGroup['hits'][number];
  readonly loading: PictureLoading;
}

const Result = ({ hit: { entry, places }, loading }: ResultProps) => {
  if (entry.kind === 'city') return <CityResult city={entry} loading={loading} />;
  if (entry.kind === 'activity') {
    return <ActivityResult activity={entry} places={places} loading={loading} />;
  }
  return <TextResult text={entry} />;
};

interface ResultGroupProps extends HitGroup {
  /** Ids of the hits whose pictures are among the first of the page. */
  readonly early: ReadonlySet<HitGroup['hits'][number]['id']>;
}

/** The hits of one kind. */
export const ResultGroup = ({ kind, hits, early }: ResultGroupProps) => {
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
            <Result hit={hit} loading={early.has(hit.id) ? 'early' : 'lazy'} />
          </li>
        ))}
      </ul>
      {further > 0 && (
        <Button onClick={() => setIsOpen(true)}>{t('more', { count: further })}</Button>
      )}
    </section>
  );
};
