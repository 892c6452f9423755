import { useTranslation } from 'next-i18next/pages';
import type { CurveProps } from './CurveSentences';
import styles from './PriceCurve.module.css';

/** All sizes with their price, neighbours with the same one in a row. */
export const CurveTable = ({ curve, format }: CurveProps) => {
  const { t } = useTranslation('costs');
  const { people } = curve.present;
  return (
    <table className={styles.table}>
      <caption>{t('curve.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('curve.people')}</th>
          <th scope="col">{t('curve.each')}</th>
        </tr>
      </thead>
      <tbody>
        {curve.steps.map(({ from, to, perHead }) => (
          <tr key={from} aria-current={from <= people && people <= to ? 'true' : undefined}>
            <th scope="row">{from === to ? from : t('curve.range', { from, to })}</th>
            <td>{perHead === null ? t('curve.none') : format(perHead)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
