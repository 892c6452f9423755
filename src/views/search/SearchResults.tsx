import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useSearch } from '@/ui/hooks/useSearch';
import { useTranslation } from 'next-i18next/pages';
import type { FrameProps } from '@/ui/layouts/frameProps';
import { SearchTrouble } from '@/ui/layouts/SearchTrouble';
import { toSearchHref } from '@/catalog/search/address';
import { groupByKind } from './groupByKind';
import { ResultGroup } from './ResultGroup';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  readonly frame: FrameProps;
  readonly query: string;
  /** Path of the page with the plain list. */
  readonly list: string;
  /** Live region for the number of hits. It must exist before it is filled, or screen readers would not announce it. */
  readonly status: HTMLElement | null;
  /** Leads to everything; shown below the hits. */
  readonly all: ReactNode;
  /** Shown if there are no hits. */
  readonly children: ReactNode;
}

/** The hits by kind. */
export const SearchResults = ({
  frame,
  query,
  list,
  status,
  all,
  children,
}: SearchResultsProps) => {
  const { t } = useTranslation('search');
  const { search, trouble, retry } = useSearch(frame.site.id);
  // On slow phones, typing has priority over searching.
  const asked = useDeferredValue(query);
  const found = useMemo(() => search?.(asked), [search, asked]);
  const groups = found ? groupByKind(found.hits) : [];
  const pictured = groups.flatMap(({ hits }) => hits).filter(({ entry }) => 'picture' in entry);
  const early = new Set(pictured.slice(0, 2).map(({ id }) => id));
  if (trouble) {
    const results = toSearchHref(frame.links.search, query);
    return (
      <div className={styles.found}>
        <SearchTrouble {...{ trouble, retry, results, list }} />
      </div>
    );
  }
  return (
    <>
      {status &&
        createPortal(
          <>
            {found ? t('count', { count: found.count }) : t('loading')}
            {found?.isPartly && ` · ${t('partly')}`}
          </>,
          status,
        )}
      <div className={styles.found}>
        {groups.map(({ kind, hits }) => (
          // The key closes the group again for a new query.
          <ResultGroup key={`${kind} ${asked}`} kind={kind} hits={hits} early={early} />
        ))}
        {found?.count === 0 && (
          <div className={styles.none}>
            <h2 className={styles.heading}>{t('none.heading', { query: asked.trim() })}</h2>
            <p>{t('none.text')}</p>
          </div>
        )}
      </div>
      {found?.count === 0 && children}
      {found && all}
    </>
  );
};
