import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { currencyCodes, isCurrencyCode } from '@/commerce/pricing/currencies';
import styles from './CurrencySelect.module.css';

interface CurrencySelectProps {
  readonly look: 'strip' | 'drawer';
}

/** Selects the currency of all prices. The choice is stored in the browser. */
export const CurrencySelect = ({ look }: CurrencySelectProps) => {
  const { t } = useTranslation('common');
  const { currency } = useMoney();
  const { setCurrency } = useRootState();
  return (
    <label className={`${styles.field} ${styles[look]}`}>
      <span className={styles.label}>{t('currency.label')}</span>
      <select
        value={currency}
        onChange={({ target }) => {
          if (isCurrencyCode(target.value)) setCurrency(target.value);
        }}
        className={styles.select}
      >
        {currencyCodes.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
    </label>
  );
};
