import { type FormEvent, useId, useState } from 'react';
import { isDay } from '@/lib/days';
import { parseAmount } from '@/lib/parseAmount';
import { Button } from '@/ui/components/Button';
import { ChoiceChips } from '@/ui/components/ChoiceChips';
import { TextField } from '@/ui/components/TextField';
import { useTranslation } from 'next-i18next/pages';
import type { BookRowProps } from './BookRow';
import styles from './Charges.module.css';

const directions = ['received', 'returned'] as const;
type Direction = (typeof directions)[number];

/** The decimals of minor units, without a currency. */
const toText = (amount: number): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);

/** Records money that has moved. It proposes what is due, or what is to be given back. */
export const RecordForm = ({ trip, book, row, actions, tell }: BookRowProps) => {
  const { t } = useTranslation('charges');
  const id = useId();
  const { state, charge } = row;
  const [direction, setDirection] = useState<Direction>(
    state.toGiveBack > 0 ? 'returned' : 'received',
  );
  const [problems, setProblems] = useState<{ readonly amount?: string; readonly day?: string }>({});
  const due = state.dueNow > 0 ? state.dueNow : state.dueLater;
  const proposed = direction === 'returned' ? state.toGiveBack : due;
  const record = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const amount = parseAmount(String(fields.get('amount') ?? ''));
    const day = fields.get('day');
    const isMore = direction === 'returned' && (amount ?? 0) > state.received;
    const found = {
      ...(amount ? {} : { amount: t('record.wrongAmount') }),
      ...(isMore ? { amount: t('record.tooMuch', { amount: book.format(state.received) }) } : {}),
      ...(isDay(day) && day <= book.today ? {} : { day: t('record.wrongDay') }),
    };
    setProblems(found);
    if (!amount || !isDay(day) || Object.keys(found).length > 0) return;
    void tell(
      actions.send({ kind: 'recordPayment', charge: charge.id, direction, amount, day }),
      t('record.done', { entry: book.describeEntry({ kind: direction, amount, day }) }),
    );
  };
  return (
    <form className={styles.form} onSubmit={record} noValidate>
      {state.received > 0 && (
        <ChoiceChips
          look="row"
          legend={t('record.legend')}
          value={direction}
          choices={directions.map((value) => ({ value, label: t(`record.${value}`) }))}
          onChange={setDirection}
        />
      )}
      <div className={styles.fields}>
        <TextField
          key={direction}
          id={`${id}-amount`}
          name="amount"
          label={t('record.amount', { currency: trip.currency })}
          defaultValue={proposed > 0 ? toText(proposed) : ''}
          error={problems.amount}
        />
        <TextField
          id={`${id}-day`}
          name="day"
          type="date"
          label={t('record.day')}
          defaultValue={book.today}
          error={problems.day}
        />
        <Button type="submit">{t('record.submit')}</Button>
      </div>
    </form>
  );
};
