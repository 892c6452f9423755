import type { Payment } from '@/commerce/trips/model/payment';
import { formatMinor } from '@/lib/formatMoney';
import { formatDay } from '@/lib/formatTime';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from 'next-i18next/pages';
import styles from './PaymentSheet.module.css';

interface PaymentSheetProps {
  readonly payment: Payment;
  /** Name of the brand. */
  readonly brand: string;
}

/** Who pays how much, until when, how, and what the organiser has received. */
export const PaymentSheet = ({ payment, brand }: PaymentSheetProps) => {
  const { t } = useTranslation('charges');
  const { locale } = useMoney();
  const { payer, reference, payTo, currency, received, due, city, firstDay, lastDay } = payment;
  const format = (amount: number) => formatMinor(amount, currency, locale);
  const [first, last] = [formatDay(firstDay, locale), formatDay(lastDay, locale)];
  const isPaid = due !== null && due.dueNow + due.dueLater === 0;
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{t('page.heading', { name: payer })}</h1>
      <p>
        {firstDay === lastDay
          ? t('page.tripOn', { city, day: first })
          : t('page.trip', { city, first, last })}
      </p>
      {due === null && <p className={styles.state}>{t('page.open')}</p>}
      {isPaid && (
        <p className={styles.state}>{t(due.share === 0 ? 'state.nothing' : 'state.paid')}</p>
      )}
      <dl className={styles.amounts}>
        {due && (
          <div>
            <dt>{t('amounts.share')}</dt>
            <dd>{format(due.share)}</dd>
          </div>
        )}
        <div>
          <dt>{t('amounts.received')}</dt>
          <dd>{format(received)}</dd>
        </div>
        {due && due.dueNow > 0 && (
          <div className={styles.now}>
            <dt>{t('amounts.now')}</dt>
            <dd>{format(due.dueNow)}</dd>
          </div>
        )}
        {due && due.dueLater > 0 && due.dueDay && (
          <div>
            <dt>{t('amounts.by', { day: formatDay(due.dueDay, locale) })}</dt>
            <dd>{format(due.dueLater)}</dd>
          </div>
        )}
        {due && due.toGiveBack > 0 && (
          <div>
            <dt>{t('amounts.giveBack')}</dt>
            <dd>{format(due.toGiveBack)}</dd>
          </div>
        )}
      </dl>
      <section className={styles.how} aria-labelledby="how-to-pay">
        <h2 id="how-to-pay" className={styles.subheading}>
          {t('payTo.heading')}
        </h2>
        <p className={styles.payTo}>{payTo === '' ? t('payTo.none') : payTo}</p>
        <p>
          {t('payTo.reference')} <strong className={styles.reference}>{reference}</strong>
        </p>
        <p className={styles.note}>{t('payTo.note', { brand })}</p>
      </section>
    </div>
  );
};
