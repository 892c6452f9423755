import type { TripState } from '@/commerce/trips/model/tripState';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useTranslation } from 'next-i18next/pages';
import { focusPart } from './focusPart';
import styles from './FoundTrip.module.css';

/** On a phone, where all parts are below each other: the way to each. */
export const TripNav = ({ trip }: { readonly trip: TripState }) => {
  const hasTexts = useNamespace('costs');
  const { t } = useTranslation(['trip', 'timeline', 'costs']);
  const isPlanned = trip.pricing.items.length > 0;
  const parts = [
    { id: 'trip-items', text: t('items.heading') },
    ...(isPlanned ? [{ id: 'trip-timeline', text: t('timeline:heading') }] : []),
    ...(isPlanned && hasTexts ? [{ id: 'who-pays', text: t('costs:split.heading') }] : []),
    { id: 'trip-comments', text: t('comments.heading') },
    { id: 'trip-people', text: t('people.heading') },
    ...(trip.scope === 'edit'
      ? [
          { id: 'trip-surprise', text: t('surprise.heading') },
          { id: 'organise', text: t('organise.heading') },
        ]
      : []),
    { id: 'trip-history', text: t('history.heading') },
  ];
  return (
    <nav className={styles.nav} aria-label={t('facts.label')}>
      {parts.map(({ id, text }) => (
        <a key={id} href={`#${id}`} onClick={(event) => focusPart(event, id)}>
          {text}
        </a>
      ))}
    </nav>
  );
};
