import { useEffect, useRef } from 'react';
import { Icon } from '@/components/Icon';
import { Image } from '@/components/Image';
import { Link } from '@/components/Link';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import type { Row } from '@/search/listRows';
import styles from './SearchPanel.module.css';

export const hrefOfRow = ({ hit: { entry }, place }: Row): string =>
  entry.kind === 'activity' ? (place?.href ?? '') : entry.href;

const Facts = ({ row: { hit, place } }: { readonly row: Row }) => {
  const { t } = useTranslation(['search', 'common']);
  const { format } = useMoney();
  const { entry } = hit;
  if (entry.kind === 'activity' && place) {
    return (
      <>
        <span className={styles.note}>{place.name}</span>{' '}
        <span className={styles.price}>
          <strong>{format(place.price)}</strong>{' '}
          {place.single ? t('common:price.perGroup') : t('common:price.perPerson')}
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
  readonly id: string;
  readonly row: Row;
  /** Whether Enter takes it. */
  readonly isActive: boolean;
}

/** One thing that was found. A link all the same: it can be opened in a tab of its own. */
export const SearchOption = ({ id, row, isActive }: SearchOptionProps) => {
  const option = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { entry } = row.hit;
  return (
    <Link
      ref={option}
      id={id}
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
