import { useMemo } from 'react';
import { buildPriceCurve } from '@/commerce/pricing/priceCurve';
import { formatMoney } from '@/lib/formatMoney';
import { Fold } from '@/ui/components/Fold';
import { useMoney } from '@/ui/hooks/useMoney';
import { useNamespace } from '@/ui/hooks/useNamespace';
import { useTranslation } from 'next-i18next/pages';
import { CurveDrawing } from './CurveDrawing';
import { CurveSentences } from './CurveSentences';
import { CurveTable } from './CurveTable';
import type { PriceCurveProps } from './priceCurveProps';
import styles from './PriceCurve.module.css';

/** The price for each by size of the group: in sentences, as a line, and as a table. */
export const PriceCurveFigure = ({ items, terms, money }: PriceCurveProps) => {
  const isReady = useNamespace('costs');
  const { t } = useTranslation('costs');
  const own = useMoney();
  const { currency, rates } = money ?? own;
  const curve = useMemo(
    () => buildPriceCurve(items, currency, rates, terms),
    [items, currency, rates, terms],
  );
  const format = (amount: number) => formatMoney(amount, currency, own.locale);
  if (!isReady) return <div className={styles.space} />;
  return (
    <div className={styles.figure}>
      <CurveSentences curve={curve} format={format} />
      <CurveDrawing curve={curve} format={format} />
      <Fold summary={t('curve.table')}>
        <CurveTable curve={curve} format={format} />
      </Fold>
    </div>
  );
};
