import { paymentMode } from '@/commerce/pricing/payment';
import { Icon } from '@/ui/components/Icon';
import { useDepositShare } from '@/ui/hooks/useDepositShare';
import { useTranslation } from 'next-i18next/pages';
import styles from './TrustStrip.module.css';

const promises = [
  [`deposit.${paymentMode}`, 'wallet'],
  ['changes', 'calendar'],
  ['reply', 'phone'],
  ['prices', 'shield'],
] as const;

/** Benefits of every booking, above the footer. */
export const TrustStrip = () => {
  const { t } = useTranslation('common');
  const percent = useDepositShare();
  return (
    <aside aria-label={t('trust.label')} className={styles.strip}>
      <ul className={styles.list}>
        {promises.map(([key, icon]) => (
          <li key={key}>
            <Icon name={icon} size={22} /> {t(`trust.${key}`, { percent })}
          </li>
        ))}
      </ul>
    </aside>
  );
};
