import Head from 'next/head';
import { PageHead } from '@/seo/PageHead';
import { useTranslation } from 'next-i18next/pages';
import type { ViewProps } from '../../staticPage';
import styles from '@/ui/components/emptyPage.module.css';
import type { PaymentProps } from './pageProps';
import { PaymentSheet } from './PaymentSheet';

/** The page of one charge, for a link that is sent to the guest who owes it. Nothing can be pressed, and no scripts are needed. */
export const PaymentView = ({ frame, view }: ViewProps<PaymentProps>) => {
  const { t } = useTranslation('charges');
  const { outcome, payment } = view;
  const problem = outcome === 'found' ? 'unknown' : outcome;
  return (
    <>
      {/* Without a name: programs of chats show it beside the link. */}
      <PageHead
        title={t('page.title', { brand: frame.brand.name })}
        description={t('page.description')}
        isPrivate
      />
      <Head>
        <meta key="referrer" name="referrer" content="no-referrer" />
        {/* Phones would make links of digits in what the organiser has written. */}
        <meta
          key="format-detection"
          name="format-detection"
          content="telephone=no, date=no, address=no, email=no, url=no"
        />
      </Head>
      {payment ? (
        <PaymentSheet payment={payment} brand={frame.brand.name} />
      ) : (
        <div className={styles.none}>
          <h1 className={styles.heading}>{t(`page.${problem}.heading`)}</h1>
          <p>{t(`page.${problem}.text`)}</p>
        </div>
      )}
    </>
  );
};
