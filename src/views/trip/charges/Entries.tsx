import { useRef } from 'react';
import { Button } from '@/ui/components/Button';
import { useTranslation } from 'next-i18next/pages';
import type { BookRowProps } from './BookRow';
import styles from './Charges.module.css';

/** What was recorded of a charge. A wrong record is taken back by another one, so that nothing disappears. */
export const Entries = ({ book, row, actions, tell }: BookRowProps) => {
  const { t } = useTranslation(['charges', 'trip']);
  const list = useRef<HTMLUListElement>(null);
  const { id: charge, entries } = row.charge;
  if (entries.length === 0) return null;
  const takeBack = (entry: string) => {
    // The button goes with the press.
    list.current?.focus({ preventScroll: true });
    void tell(actions.send({ kind: 'reversePayment', charge, entry }), t('trip:status.saved'));
  };
  return (
    <ul ref={list} tabIndex={-1} className={styles.entries}>
      {entries.map((entry) => {
        const text = book.describeEntry(entry);
        return (
          <li key={entry.id}>
            <span>{text}</span>
            {book.mayReverse(row, entry) && (
              <Button
                look="quiet"
                aria-label={t('charges:entry.takeBackNamed', { entry: text })}
                onClick={() => takeBack(entry.id)}
              >
                {t('charges:entry.takeBack')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
