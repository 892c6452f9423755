import { type FormEvent, useId, useState } from 'react';
import { tripLimits } from '@/commerce/trips/model/trip';
import { Button } from '@/ui/components/Button';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import type { TripParts } from '../tripParts';
import styles from './Charges.module.css';

interface PayToFormProps extends TripParts {
  /** The text of now. */
  readonly payTo: string;
  /** Of the button. */
  readonly submit: string;
}

/** How the organiser wants to be paid, in his own words. */
export const PayToForm = ({ actions, tell, payTo, submit }: PayToFormProps) => {
  const { t } = useTranslation(['charges', 'trip']);
  const id = useId();
  const [isLong, setIsLong] = useState(false);
  const most = tripLimits.payTo;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('payTo') ?? '').trim();
    setIsLong(text.length > most);
    if (text.length > most) return;
    void tell(actions.send({ kind: 'collect', payTo: text }), t('trip:status.saved'));
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        id={id}
        name="payTo"
        label={t('charges:book.payTo')}
        hint={t('charges:book.payToHint', { most })}
        error={isLong ? t('charges:book.tooLong', { most }) : undefined}
        defaultValue={payTo}
        rows={2}
      />
      <div>
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  );
};
