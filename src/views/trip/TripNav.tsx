import { useTranslation } from 'next-i18next/pages';
import { focusPart } from './focusPart';
import styles from './FoundTrip.module.css';

const parts = [
  { id: 'trip-items', text: 'items.heading' },
  { id: 'trip-comments', text: 'comments.heading' },
  { id: 'trip-people', text: 'people.heading' },
] as const;

/** On a phone, where all parts are below each other: the way to each. */
export const TripNav = ({ isOrganiser }: { readonly isOrganiser: boolean }) => {
  const { t } = useTranslation('trip');
  const shown = [
    ...parts,
    ...(isOrganiser ? [{ id: 'organise', text: 'organise.heading' } as const] : []),
    { id: 'trip-history', text: 'history.heading' } as const,
  ];
  return (
    <nav className={styles.nav} aria-label={t('facts.label')}>
      {shown.map(({ id, text }) => (
        <a key={id} href={`#${id}`} onClick={(event) => focusPart(event, id)}>
          {t(text)}
        </a>
      ))}
    </nav>
  );
};
