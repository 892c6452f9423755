import { useTranslation } from 'next-i18next/pages';
import styles from './notice.module.css';

/** What a visitor without scripts can do where a plan needs them. Needs the namespace `plan`. */
export const NoScript = ({ phone }: { readonly phone: string }) => {
  const { t } = useTranslation('plan');
  return (
    <noscript>
      <p className={styles.notice}>{t('noScript', { phone })}</p>
    </noscript>
  );
};
