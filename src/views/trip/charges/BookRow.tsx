import { useId } from 'react';
import { Icon } from '@/ui/components/Icon';
import { IconButton } from '@/ui/components/IconButton';
import { useTranslation } from 'next-i18next/pages';
import type { ChargesProps } from './Charges';
import styles from './Charges.module.css';
import { Entries } from './Entries';
import { PayLink } from './PayLink';
import { RecordForm } from './RecordForm';
import type { ChargeOfGuest, useCharges } from './useCharges';

export interface BookRowProps extends ChargesProps {
  readonly book: ReturnType<typeof useCharges>;
  readonly row: ChargeOfGuest;
}

interface ToggledProps extends BookRowProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One guest in the book. His details are below him while they are open. */
export const BookRow = ({ isOpen, onToggle, ...props }: ToggledProps) => {
  const { t } = useTranslation('charges');
  const id = useId();
  const { book, row } = props;
  const { charge, name, state } = row;
  const shown = charge.leftAs === null ? name : t('book.left', { name });
  return (
    <li>
      <div className={styles.row}>
        <span>
          {shown}
          <span className={state.isLate ? styles.late : styles.state}>{book.describe(row)}</span>
        </span>
        <IconButton
          aria-label={t('book.details', { name })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'close' : 'edit'} size={18} />
        </IconButton>
      </div>
      {isOpen && (
        <div id={id} className={styles.details}>
          <p className={styles.state}>{t('book.reference', { reference: charge.reference })}</p>
          <Entries {...props} />
          <RecordForm {...props} />
          {charge.leftAs === null && <PayLink {...props} />}
        </div>
      )}
    </li>
  );
};
