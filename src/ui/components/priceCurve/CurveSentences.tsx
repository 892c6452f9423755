import { type CurveFact, listCurveFacts } from '@/commerce/pricing/curveFacts';
import type { PriceCurve } from '@/commerce/pricing/priceCurve';
import { useTranslation } from 'next-i18next/pages';
import styles from './PriceCurve.module.css';

export interface CurveProps {
  readonly curve: PriceCurve;
  /** Formats whole units of the curve's currency. */
  readonly format: (amount: number) => string;
}

/** The sentences that matter to the group. The first says how it is now. */
export const CurveSentences = ({ curve, format }: CurveProps) => {
  const { t } = useTranslation('costs');
  const say = (fact: CurveFact): string => {
    switch (fact.kind) {
      case 'now':
        return t('curve.now', { count: fact.people, price: format(fact.perHead) });
      case 'noPrice':
        return t('curve.noPrice', { count: fact.people });
      case 'free': {
        const { more, less, from, perHead } = fact;
        const values = { count: more, from, price: format(perHead), less: format(less) };
        return less > 0 ? t('curve.free', values) : t('curve.onlyFree', { count: more });
      }
      case 'oneMore':
        return t('curve.oneMore', { less: format(fact.less) });
      case 'oneFewer':
        return t('curve.oneFewer', { more: format(fact.more) });
      case 'least':
        return t('curve.least', { count: fact.people, price: format(fact.perHead) });
      case 'minimum':
        return t(fact.isAll ? 'curve.minimum' : 'curve.minimumOfSome', { people: fact.people });
      case 'most':
        return t('curve.most', { people: fact.people });
    }
  };
  const [first, ...others] = listCurveFacts(curve).map(say);
  return (
    <>
      <p className={styles.now}>{first}</p>
      <ul className={styles.facts}>
        {others.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
};
