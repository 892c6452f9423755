import { useState } from 'react';
import { Fold } from '@/ui/components/Fold';
import { useTranslation } from 'next-i18next/pages';
import panel from '../FoundTrip.module.css';
import { BookRow } from './BookRow';
import type { ChargesProps } from './Charges';
import styles from './Charges.module.css';
import { Late } from './Late';
import { PayToForm } from './PayToForm';
import { useCharges } from './useCharges';

interface BookProps extends ChargesProps {
  /** How to pay. */
  readonly payTo: string;
}

/** The organiser's book: what each guest has paid, who is late, and how to pay. */
export const Book = ({ payTo, ...props }: BookProps) => {
  const { trip } = props;
  const { t } = useTranslation('charges');
  const book = useCharges(trip);
  const { charges, format } = book;
  const [opened, setOpened] = useState<string>();
  const sum = (pick: 'received' | 'share') =>
    charges.reduce((all, { state }) => all + state[pick], 0);
  return (
    <div className={panel.part}>
      <h3 className={panel.subheading}>{t('book.heading')}</h3>
      {charges.length === 0 ? (
        <p>{t('book.nobody')}</p>
      ) : (
        <>
          <p>{t('book.sum', { received: format(sum('received')), share: format(sum('share')) })}</p>
          <Late trip={trip} charges={charges} />
          <ul className={styles.rows}>
            {charges.map((row) => {
              const { id } = row.charge;
              const isOpen = opened === id;
              return (
                <BookRow
                  key={id}
                  {...props}
                  book={book}
                  row={row}
                  isOpen={isOpen}
                  onToggle={() => setOpened(isOpen ? undefined : id)}
                />
              );
            })}
          </ul>
        </>
      )}
      <Fold summary={t('book.change')}>
        <PayToForm key={payTo} {...props} payTo={payTo} submit={t('book.save')} />
      </Fold>
    </div>
  );
};
