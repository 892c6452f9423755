import { useState } from 'react';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { Button } from '@/ui/components/Button';
import { Message } from '@/ui/components/Message';
import messageStyles from '@/ui/components/Message.module.css';
import { useCart } from '@/ui/hooks/useCart';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import type { PlannedItem } from '../cart/useSettledPlan';
import styles from './Questions.module.css';

interface PlanChangesProps {
  readonly withdrawn: readonly PlannedItem<PlannedProduct>[];
  readonly repriced: readonly PlannedItem<PlannedProduct>[];
  /** How often the visitor has tried to send the plan without an answer. */
  readonly tries: number;
  /** Called when the last question is answered. */
  readonly onAnswered: () => void;
}

/**
 * What has changed in the catalogue since the visitor planned. Nothing is sent before the visitor has taken out what is
 * no longer sold and has agreed to the new prices.
 */
export const PlanChanges = ({ withdrawn, repriced, tries, onAnswered }: PlanChangesProps) => {
  const { t } = useTranslation('summary');
  const { removeItem, acceptPrices } = useCart();
  const { formatAmount } = useMoney();
  const [answers, setAnswers] = useState(0);
  const questions = withdrawn.length + (repriced.length > 0 ? 1 : 0);
  /** The answered question disappears, so the focus moves to what is left. */
  const answer = () => {
    if (questions === 1) onAnswered();
    else setAnswers((count) => count + 1);
  };
  return (
    <Message look="notice" heading={t('changes.heading')} focusOn={tries + answers}>
      <ul className={styles.questions}>
        {withdrawn.map(({ item, name }) => {
          const activity = name ?? t('changes.unknown');
          return (
            <li key={item.id} className={styles.question}>
              <span>{t('changes.withdrawn', { activity })}</span>
              <div>
                <Button
                  aria-label={t('changes.removeNamed', { activity })}
                  onClick={() => {
                    removeItem(item.id);
                    answer();
                  }}
                >
                  {t('changes.remove')}
                </Button>
              </div>
            </li>
          );
        })}
        {repriced.map(
          ({ item, name, priceChange }) =>
            priceChange && (
              <li key={item.id}>
                {t('changes.price', {
                  activity: name ?? '',
                  before: formatAmount(priceChange.before),
                  now: formatAmount(priceChange.now),
                })}
              </li>
            ),
        )}
      </ul>
      {repriced.length > 0 && (
        <div className={messageStyles.actions}>
          <Button
            look="cta"
            onClick={() => {
              acceptPrices();
              answer();
            }}
          >
            {t('changes.accept')}
          </Button>
        </div>
      )}
    </Message>
  );
};
