import { useRouter } from 'next/router';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Link } from '@/ui/components/Link';
import { useSearch } from '@/ui/hooks/useSearch';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { toSearchHref } from '@/catalog/search/address';
import { listRows } from '@/catalog/search/listRows';
import { buildPath } from '@/config/sites/paths';
import type { FrameProps } from './frameProps';
import { SearchCombobox } from './SearchCombobox';
import { hrefOfRow, SearchOption } from './SearchOption';
import styles from './SearchPanel.module.css';
import { SearchSuggestions } from './SearchSuggestions';
import { SearchTrouble } from './SearchTrouble';
import { useOptionKeys } from './useOptionKeys';

/** Number of rows that fit on a laptop's screen. */
const mostRows = 8;

/**
 * A search field with suggestions while typing. Arrow keys select a suggestion; Enter opens it, or the page with all
 * results.
 */
export const SearchBox = ({ frame }: { readonly frame: FrameProps }) => {
  const { t } = useTranslation('search');
  const { push } = useRouter();
  const id = useId();
  const [query, setQuery] = useState('');
  // On slow phones, typing has priority over searching.
  const asked = useDeferredValue(query);
  const { search, trouble, retry } = useSearch(frame.site.id);
  const found = useMemo(() => search?.(asked), [search, asked]);
  const rows = useMemo(() => listRows(found?.hits ?? [], mostRows), [found]);
  const { active, onKeyDown } = useOptionKeys(query, rows, (row) => void push(hrefOfRow(row)));

  const results = toSearchHref(frame.links.search, query);
  const list = buildPath(frame.site, 'searchIndex');
  const isAsked = asked.trim() !== '';
  const isNothing = isAsked && found?.count === 0;
  const toOptionId = (index: number) => `${id}-${index}`;
  const status = () => {
    if (!isAsked || trouble) return '';
    if (!found) return t('loading');
    return found.isPartly ? t('partly') : t('count', { count: found.count });
  };
  return (
    <>
      <SearchCombobox
        id={id}
        path={frame.links.search}
        value={query}
        hasOptions={rows.length > 0}
        active={active === null ? undefined : toOptionId(active)}
        onType={setQuery}
        onKeyDown={onKeyDown}
        onSubmit={() => void push(results)}
      />
      <p role="status" className={styles.status}>
        {status()}
      </p>
      {trouble && <SearchTrouble {...{ trouble, retry, results, list }} />}
      {rows.length > 0 && (
        <div role="listbox" id={`${id}-list`} aria-label={t('suggestions')} className={styles.rows}>
          {rows.map((row, index) => (
            <SearchOption
              key={hrefOfRow(row)}
              id={toOptionId(index)}
              row={row}
              isActive={index === active}
            />
          ))}
        </div>
      )}
      {isNothing && (
        <div className={styles.none}>
          <p className={styles.heading}>{t('none.heading', { query: asked.trim() })}</p>
          <p>{t('none.text')}</p>
        </div>
      )}
      {(!isAsked || isNothing) && <SearchSuggestions frame={frame} />}
      <p className={styles.foot}>
        {found && found.count > 0 && <Link href={results}>{t('all', { count: found.count })}</Link>}
        <Link href={list}>{t('list')}</Link>
      </p>
    </>
  );
};
