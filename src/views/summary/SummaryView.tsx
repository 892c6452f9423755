import { useEffect, useState } from 'react';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { CheckoutSteps } from '@/ui/components/CheckoutSteps';
import { NoScript } from '@/ui/components/NoScript';
import { useCart } from '@/ui/hooks/useCart';
import { useTranslation } from 'next-i18next/pages';
import { paymentMode } from '@/commerce/pricing/payment';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { FilledSummary } from './FilledSummary';
import type { SummaryView as View } from './pageProps';
import styles from './SummaryView.module.css';

/** Step of the cart (spec section 4). The cart's own steps are 0 and 1. */
const detailsStep = 2;

/** The last screen before a plan is sent. The plan is kept in the browser, so the server only reserves its space. */
export const SummaryView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('summary');
  const { cart, today, activeStep, setActiveStep } = useCart();
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    // A sent plan no longer exists, and the next plan starts from the first step.
    if (!isSent && activeStep !== detailsStep) setActiveStep(detailsStep);
  }, [isSent, activeStep, setActiveStep]);
  const isWaiting = today === null || isSent;
  const { city } = view;
  return (
    <>
      <PageHead
        title={t('title', { brand: frame.brand.name })}
        description={t('description', { city: city.name })}
        isPrivate
      />
      <div className={styles.page}>
        <CheckoutSteps step={detailsStep} />
        <h1 className={styles.title}>{t('heading')}</h1>
        <p className={styles.lead}>{t(`lead.${paymentMode}`)}</p>
        <NoScript phone={frame.brand.phone} />
        {isWaiting && (
          <div className={styles.columns} aria-busy="true" data-scripted>
            <div className={styles.details}>
              <div className={styles.form} />
            </div>
            <div className={styles.plan} />
          </div>
        )}
        {!isWaiting && cart.items.length === 0 && (
          <div className={styles.empty}>
            <h2 className={styles.heading}>{t('empty.heading')}</h2>
            <p>{t('empty.text')}</p>
            <ButtonLink href={city.href} look="cta">
              {t('empty.browse')}
            </ButtonLink>
          </div>
        )}
        {!isWaiting && cart.items.length > 0 && (
          <FilledSummary
            view={view}
            brand={frame.brand}
            today={today}
            onSent={() => setIsSent(true)}
          />
        )}
      </div>
    </>
  );
};
