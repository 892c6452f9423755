import { useState } from 'react';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { Button } from '@/ui/components/Button';
import { DateField } from '@/ui/components/DateField';
import { Message } from '@/ui/components/Message';
import { useCart } from '@/ui/hooks/useCart';
import { useDayText } from '@/ui/hooks/useDayText';
import { useTranslation } from 'next-i18next/pages';
import type { PlannedItem } from '../cart/useSettledPlan';
import styles from './Questions.module.css';

interface OpenDaysProps {
  /** At least one. */
  readonly undated: readonly PlannedItem<PlannedProduct>[];
  /** `YYYY-MM-DD` in the city. */
  readonly today: string;
  /** How often the visitor has tried to send the plan without an answer. */
  readonly tries: number;
  /** Called when the last question is answered. */
  readonly onAnswered: () => void;
}

/** Asks for the days that the visitor has not chosen: each can be chosen, or any day is fine. */
export const OpenDays = ({ undated, today, tries, onAnswered }: OpenDaysProps) => {
  const { t } = useTranslation(['summary', 'plan']);
  const { setItemDate, setItemAnyDay } = useCart();
  const textOf = useDayText();
  const [answers, setAnswers] = useState(0);
  /** The answered question disappears, so the focus moves to what is left. */
  const answer = () => {
    if (undated.length === 1) onAnswered();
    else setAnswers((count) => count + 1);
  };
  return (
    <Message look="notice" heading={t('summary:days.heading')} focusOn={tries + answers}>
      <p>{t('summary:days.text')}</p>
      <ul className={styles.questions}>
        {undated.map(
          ({ item, product }) =>
            product && (
              <li key={item.id} className={styles.question}>
                <strong>{product.name}</strong>
                <div className={styles.answers}>
                  <DateField
                    label={t('plan:item.date')}
                    value={null}
                    today={today}
                    closedWeekdays={product.closedWeekdays}
                    empty={textOf(item.selected_date, 'held')}
                    onChange={(day) => {
                      if (day === null) return;
                      setItemDate(item.id, day);
                      // The calendar keeps the focus until it is gone with the question.
                      setTimeout(answer);
                    }}
                  />
                  <Button
                    aria-label={t('plan:day.anyIsFineFor', { activity: product.name })}
                    onClick={() => {
                      setItemAnyDay(product);
                      answer();
                    }}
                  >
                    {t('plan:day.anyIsFine')}
                  </Button>
                </div>
              </li>
            ),
        )}
      </ul>
    </Message>
  );
};
