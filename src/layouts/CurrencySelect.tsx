import { useMoney } from '@/hooks/useMoney';
import { useRootState } from '@/hooks/useRootState';
import { useTranslation } from '@/hooks/useTranslation';
import { currencyCodes, isCurrencyCode } from '@/pricing/currencies';
import styles from './CurrencySelect.module.css';

interface CurrencySelectProps {
  readonly look: 'strip' | 'drawer';
}

/** Which currency all prices are shown in. Remembered in the browser. */
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
