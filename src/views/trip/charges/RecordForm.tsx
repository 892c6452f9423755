import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
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

/**
 * Records money that has moved. It proposes what is due, or what is to be given back. The proposal follows the trip until
 * the organiser changes something, and again after his record.
 */
export const RecordForm = ({ trip, book, row, actions, tell }: BookRowProps) => {
  const { t } = useTranslation('charges');
  const id = useId();
  const { state, charge } = row;
  const amountField = useRef<HTMLInputElement>(null);
  /** The direction as it stands since the organiser has changed something. */
  const [kept, setKept] = useState<Direction>();
  const direction = kept ?? (state.toGiveBack > 0 ? 'returned' : 'received');
  const [problems, setProblems] = useState<{ readonly amount?: string; readonly day?: string }>({});
  const due = state.dueNow > 0 ? state.dueNow : state.dueLater;
  const proposed = direction === 'returned' ? state.toGiveBack : due;
  const proposal = proposed > 0 ? toText(proposed) : '';
  useEffect(() => {
    // A changed default value does not reach a field that is there already.
    if (kept === undefined && amountField.current) amountField.current.value = proposal;
  }, [kept, proposal]);
  const keep = () => setKept(direction);
  const record = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const typed = amountField.current?.value;
    const amount = parseAmount(typed ?? '');
    const day = fields.get('day');
    const isMore = direction === 'returned' && (amount ?? 0) > state.received;
    const found = {
      ...(amount ? {} : { amount: t('record.wrongAmount') }),
      ...(isMore ? { amount: t('record.tooMuch', { amount: book.format(state.received) }) } : {}),
      ...(isDay(day) && day <= book.today ? {} : { day: t('record.wrongDay') }),
    };
    setProblems(found);
    if (!amount || !isDay(day) || Object.keys(found).length > 0 || actions.isSending) return;
    void tell(
      actions.send({ kind: 'recordPayment', charge: charge.id, direction, amount, day }),
      t('record.done', { entry: book.describeEntry({ kind: direction, amount, day }) }),
    ).then((isDone) => {
      // What was typed meanwhile is the next record.
      if (!isDone || amountField.current?.value !== typed) return;
      form.reset();
      setKept(undefined);
    });
  };
  return (
    <form className={styles.form} onSubmit={record} noValidate>
      {state.received > 0 && (
        <ChoiceChips
          look="row"
          legend={t('record.legend')}
          value={direction}
          choices={directions.map((value) => ({ value, label: t(`record.${value}`) }))}
          onChange={setKept}
        />
      )}
      <div className={styles.fields}>
        <TextField
          key={direction}
          ref={amountField}
          id={`${id}-amount`}
          name="amount"
          label={t('record.amount', { currency: trip.currency })}
          defaultValue={proposal}
          error={problems.amount}
          onChange={keep}
        />
        <TextField
          id={`${id}-day`}
          name="day"
          type="date"
          label={t('record.day')}
          defaultValue={book.today}
          error={problems.day}
          onChange={keep}
        />
        <Button type="submit" aria-disabled={actions.isSending}>
          {t('record.submit')}
        </Button>
      </div>
    </form>
  );
};
