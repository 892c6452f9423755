import useAutocomplete from '@mui/material/useAutocomplete';
import { useRouter } from 'next/router';
import {
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { Link } from '@/ui/components/Link';
import { useSearch } from '@/ui/hooks/useSearch';
import { useTranslation } from 'next-i18next/pages';
import { toSearchHref } from '@/catalog/search/address';
import { listRows, type Row } from '@/catalog/search/listRows';
import { buildPath } from '@/config/sites/paths';
import type { FrameProps } from './frameProps';
import { SearchCombobox } from './SearchCombobox';
import { hrefOfRow, SearchOption } from './SearchOption';
import styles from './SearchPanel.module.css';
import { SearchSuggestions } from './SearchSuggestions';
import { SearchTrouble } from './SearchTrouble';

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
  // MUI takes the highlight away in the second render with new options: the first arrow key would have no effect.
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(renderAgain, [rows, renderAgain]);
  const [highlighted, setHighlighted] = useState({ href: '', query: '' });
  // MUI takes the highlight away when the text changes, keeps it when the same text finds other rows, and reports neither.
  const active =
    highlighted.query === query ? rows.findIndex((row) => hrefOfRow(row) === highlighted.href) : -1;
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<
    Row,
    false,
    false,
    true
  >({
    id,
    options: rows,
    freeSolo: true,
    // The list stands below the field.
    open: rows.length > 0,
    value: null,
    inputValue: query,
    // What is found fits the text.
    filterOptions: (all) => all,
    getOptionLabel: (row) => (typeof row === 'string' ? row : hrefOfRow(row)),
    // Past either end, arrow keys lead back to the field.
    includeInputInList: true,
    clearOnBlur: false,
    onInputChange: (_, text, reason) => {
      if (reason === 'input') setQuery(text);
    },
    onHighlightChange: (_, row) => setHighlighted({ href: row ? hrefOfRow(row) : '', query }),
    onChange: (_, row) => {
      if (row !== null && typeof row !== 'string') void push(hrefOfRow(row));
    },
  });

  const idOf = (row: Row, index: number) => getOptionProps({ option: row, index }).id;
  const activeRow = rows[active];
  const results = toSearchHref(frame.links.search, query);
  const list = buildPath(frame.site, 'searchIndex');
  const isAsked = asked.trim() !== '';
  const isNothing = isAsked && found?.count === 0;
  const status = () => {
    if (!isAsked || trouble) return '';
    if (!found) return t('loading');
    // An activity may have a row for each of its cities.
    return found.isPartly ? t('partly') : t('count', { count: Math.max(found.count, rows.length) });
  };
  return (
    <>
      <SearchCombobox
        id={id}
        path={frame.links.search}
        root={getRootProps({
          onKeyDown: (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
            // It closes the panel, not the list.
            event.defaultMuiPrevented = event.key === 'Escape';
          },
        })}
        input={{
          ...getInputProps(),
          'aria-activedescendant': activeRow && idOf(activeRow, active),
        }}
        onSubmit={() => void push(results)}
      />
      <p role="status" className={styles.status}>
        {status()}
      </p>
      {trouble && <SearchTrouble {...{ trouble, retry, results, list }} />}
      {rows.length > 0 && (
        <ul {...getListboxProps()} aria-label={t('suggestions')} className={styles.rows}>
          {rows.map((row, index) => (
            <li key={hrefOfRow(row)} role="none">
              <SearchOption
                id={idOf(row, index)}
                place={index}
                row={row}
                isActive={index === active}
              />
            </li>
          ))}
        </ul>
      )}
      {isNothing && (
        <div className={styles.none}>
          <p className={styles.heading}>{t('none.heading', { query: asked.trim() })}</p>
          <p>{t('none.text')}</p>
        </div>
      )}
      {(!isAsked || isNothing) && <SearchSuggestions frame={frame} />}
      <p className={styles.foot}>
        {found && found.count > rows.length && (
          <Link href={results}>{t('all', { count: found.count })}</Link>
        )}
        <Link href={list}>{t('list')}</Link>
      </p>
    </>
  );
};
