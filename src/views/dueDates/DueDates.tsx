import type { DueDate } from '@/commerce/promises/dueDates';
import { formatShortDay } from '@/lib/formatTime';
import { Button } from '@/ui/components/Button';
import { useMoney } from '@/ui/hooks/useMoney';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useTranslation } from 'next-i18next/pages';
import styles from './DueDates.module.css';
import { saveDueDate } from './saveDueDate';

interface DueDatesProps {
  readonly dates: readonly DueDate[];
  /** Name of the city. */
  readonly city: string;
  /** Of the trip or booking: the calendar knows the entry again by it. */
  readonly id: string;
  /** Formatted amounts, of those that are known. */
  readonly amounts: Partial<Readonly<Record<DueDate['kind'], string>>>;
}

/** When deposit, balance and final numbers are due, with an entry for the calendar of those that have a day. */
export const DueDates = ({ dates, city, id, amounts }: DueDatesProps) => {
  const isReady = useNamespace('costs');
  const { t } = useTranslation('costs');
  const { locale } = useMoney();
  if (!isReady || dates.length === 0) return null;
  const tellWhen = ({ kind, day }: DueDate): string => {
    if (day !== null) return t('times.by', { day: formatShortDay(day, locale) });
    if (kind === 'deposit') return t('times.afterConfirmation');
    return t(kind === 'balance' ? 'times.withDeposit' : 'times.numbersNow');
  };
  return (
    <section aria-labelledby="due-dates">
      <h2 id="due-dates" className={styles.heading}>
        {t('times.heading')}
      </h2>
      <ul className={styles.dates}>
        {dates.map((date) => {
          const { kind, day } = date;
          const what = t(`times.${kind}`);
          return (
            <li key={kind}>
              <p>
                <span className={styles.when}>{tellWhen(date)}</span>
                {what} {amounts[kind] !== undefined && <strong>{amounts[kind]}</strong>}
                {kind === 'numbers' && day !== null && (
                  <span className={styles.when}>{t('times.numbersText')}</span>
                )}
              </p>
              {day !== null && (
                <Button
                  look="quiet"
                  onClick={() =>
                    void saveDueDate({
                      day,
                      id: `${id}-${kind}`,
                      title: t('times.event', { what, city }),
                    })
                  }
                >
                  {t('times.calendar', { what })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
