import { useRef } from 'react';
import { mostUnits } from '@/commerce/cart/cart';
import type { PlannedExtra } from '@/commerce/cart/catalogue';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './ExtraField.module.css';
import { Stepper } from './Stepper';

interface ExtraFieldProps {
  readonly extra: PlannedExtra & { readonly description?: string };
  /** Quantity in the plan; 0 if it is not planned. */
  readonly quantity: number;
  readonly onToggle: () => void;
  readonly onQuantity: (quantity: number) => void;
}

/** An extra of an activity and its quantity. A quantity below its minimum removes it. */
export const ExtraField = ({ extra, quantity, onToggle, onQuantity }: ExtraFieldProps) => {
  const { t } = useTranslation('plan');
  const { format } = useMoney();
  const { name, description, minPeople } = extra;
  const box = useRef<HTMLInputElement>(null);
  const minimum = minPeople > 1 ? ` (${t('item.extraMinimum', { count: minPeople })})` : '';
  return (
    <div className={styles.extra}>
      <label className={styles.choice}>
        <input
          ref={box}
          type="checkbox"
          checked={quantity > 0}
          onChange={onToggle}
          className={styles.tick}
        />
        <span>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>
            {t('item.extraPrice', { price: format(extra.price) })}
            {minimum}
          </span>
          {description && <span className={styles.note}>{description}</span>}
        </span>
      </label>
      {quantity > 0 && (
        <Stepper
          look="bare"
          label={t('item.quantity', { extra: name })}
          value={Math.max(quantity, minPeople)}
          least={minPeople}
          most={mostUnits}
          fewer={t('item.fewerOf', { extra: name })}
          more={t('item.moreOf', { extra: name })}
          onChange={onQuantity}
          onBelow={() => {
            // The pressed button disappears together with the number.
            box.current?.focus();
            onQuantity(0);
          }}
        />
      )}
    </div>
  );
};
