import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useSearch } from '@/hooks/useSearch';
import { useTranslation } from '@/hooks/useTranslation';
import type { FrameProps } from '@/layouts/frameProps';
import { SearchTrouble } from '@/layouts/SearchTrouble';
import { toSearchHref } from '@/search/address';
import { groupByKind } from './groupByKind';
import { ResultGroup } from './ResultGroup';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  readonly frame: FrameProps;
  readonly query: string;
  /** The page with the plain list. */
  readonly list: string;
  /** Where it is said aloud how many there are; there before it says anything, or nobody would hear it. */
  readonly status: HTMLElement | null;
  /** What is shown where nothing was found. */
  readonly children: ReactNode;
}

/** What was found, by kind. */
export const SearchResults = ({ frame, query, list, status, children }: SearchResultsProps) => {
  const { t } = useTranslation('search');
  const { search, trouble, retry } = useSearch(frame.site.id);
  // A slow phone finishes the typing first.
  const asked = useDeferredValue(query);
  const found = useMemo(() => search?.(asked), [search, asked]);
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
        {found &&
          groupByKind(found.hits).map(({ kind, hits }) => (
            // Another query has other hits, of which the first ones are shown.
            <ResultGroup key={`${kind} ${asked}`} kind={kind} hits={hits} />
          ))}
        {found?.count === 0 && (
          <div className={styles.none}>
            <h2 className={styles.heading}>{t('none.heading', { query: asked.trim() })}</h2>
            <p>{t('none.text')}</p>
          </div>
        )}
      </div>
      {found?.count === 0 && children}
    </>
  );
};
