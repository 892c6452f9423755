import { useEffect, useRef } from 'react';
import { Icon } from '@/ui/components/Icon';
import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import type { Row } from '@/catalog/search/listRows';
import styles from './SearchPanel.module.css';

export const hrefOfRow = ({ hit: { entry }, place }: Row): string =>
  entry.kind === 'activity' ? (place?.href ?? '') : entry.href;

const Facts = ({ row: { hit, place } }: { readonly row: Row }) => {
  const { t } = useTranslation(['search', 'common']);
  const { format } = useMoney();
  const { ofActivity } = useLivePrices();
  const { entry } = hit;
  if (entry.kind === 'activity' && place) {
    const { price, single } = ofActivity(place);
    return (
      <>
        <span className={styles.note}>{place.name}</span>{' '}
        <span className={styles.price}>
          <strong>{format(price)}</strong>{' '}
          {single ? t('common:price.perGroup') : t('common:price.perPerson')}
        </span>
      </>
    );
  }
  return (
    <span className={styles.note}>
      {entry.kind === 'city' ? entry.note : t(`search:kinds.${entry.kind}`)}
    </span>
  );
};

interface SearchOptionProps {
  readonly id: string | undefined;
  /** Its place in the list, which MUI finds it by. */
  readonly place: number;
  readonly row: Row;
  /** Whether Enter opens it. */
  readonly isActive: boolean;
}

/** A search result. It is a link, so that it can be opened in a new tab. */
export const SearchOption = ({ id, place, row, isActive }: SearchOptionProps) => {
  const option = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { entry } = row.hit;
  return (
    <Link
      ref={option}
      id={id}
      data-option-index={place}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={hrefOfRow(row)}
      className={styles.row}
    >
      <span className={styles.picture}>
        {'picture' in entry ? (
          <Image picture={{ src: entry.picture }} alt="" preset="card" ratio="card" sizes="64px" />
        ) : (
          <Icon name="list" />
        )}
      </span>
      <span className={styles.name}>{entry.title}</span> <Facts row={row} />
    </Link>
  );
};
