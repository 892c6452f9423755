import { useEffect, useEffectEvent, useRef } from 'react';
import { formatShortDay } from '@/lib/formatTime';
import { Button } from '@/ui/components/Button';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './ConflictChoice.module.css';
import type { Conflict, Version } from './toConflict';
import { findGuest, type TripParts } from './tripParts';
import { useGuestName } from './useGuestName';

interface ConflictChoiceProps extends Pick<TripParts, 'trip'> {
  readonly conflict: Conflict;
  readonly onKeep: () => void;
  readonly onUse: () => void;
}

/** Two versions of the same thing side by side, of which this visitor chooses one. Escape keeps that of the other. */
export const ConflictChoice = ({ trip, conflict, onKeep, onUse }: ConflictChoiceProps) => {
  const { t } = useTranslation('trip');
  const { locale } = useMoney();
  const nameOf = useGuestName();
  const box = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onKeep();
  });
  useEffect(() => {
    const { current } = box;
    current?.focus({ preventScroll: true });
    current?.addEventListener('keydown', leave);
    return () => current?.removeEventListener('keydown', leave);
  }, [conflict]);
  const textOf = (version: Version): string => {
    switch (version.kind) {
      case 'day':
        return formatShortDay(version.day, locale);
      case 'people':
        return t('conflict.people', { count: version.people });
      default:
        return t(`conflict.${version.kind}`);
    }
  };
  const other = findGuest(trip, conflict.guest);
  return (
    <div
      ref={box}
      role="dialog"
      tabIndex={-1}
      aria-labelledby="conflict-heading"
      aria-describedby="conflict-text"
      className={styles.choice}
    >
      <h2 id="conflict-heading" className={styles.heading}>
        {conflict.activity ?? t('organise.people')}
      </h2>
      <p id="conflict-text">{t('conflict.text')}</p>
      <div className={styles.versions}>
        <div className={styles.version}>
          <h3 className={styles.whose}>
            {other ? t('conflict.of', { name: nameOf(other) }) : t('conflict.theirs')}
          </h3>
          <p className={styles.what}>{textOf(conflict.theirs)}</p>
          <Button onClick={onKeep}>{t('conflict.keep')}</Button>
        </div>
        <div className={styles.version}>
          <h3 className={styles.whose}>{t('conflict.mine')}</h3>
          <p className={styles.what}>{textOf(conflict.mine)}</p>
          <Button look="cta" onClick={onUse}>
            {t('conflict.use')}
          </Button>
        </div>
      </div>
    </div>
  );
};
