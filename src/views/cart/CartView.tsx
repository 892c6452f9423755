import { useTranslation } from 'next-i18next/pages';
import { CheckoutSteps } from '@/components/CheckoutSteps';
import { Planner } from '@/components/Planner';
import { useCart } from '@/hooks/useCart';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import styles from './CartView.module.css';
import { EmptyCart } from './EmptyCart';
import { FilledCart } from './FilledCart';
import type { CartView as View } from './pageProps';
import { UndoBar } from './UndoBar';
import { RemovedProvider } from './useRemoved';

/** The plan of a city. It lives in the browser, so what the server sends has room for it and nothing in it. */
export const CartView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('cart');
  const { cart, isKept, today, activeStep } = useCart();
  const { name: city } = view.city;
  return (
    <>
      <PageHead
        title={t('title', { city, brand: frame.brand.name })}
        description={t('description', { city })}
        isPrivate
      />
      <div className={styles.page}>
        <CheckoutSteps step={Math.min(activeStep, 1)} />
        <h1 className={styles.title}>{t('heading', { city })}</h1>
        <div className={styles.planner}>
          <Planner />
        </div>
        {!isKept && cart.items.length > 0 && <p className={styles.unkept}>{t('storage')}</p>}
        <RemovedProvider key={view.city.href}>
          <UndoBar />
          {today === null && <p className={styles.loading}>{t('loading')}</p>}
          {today !== null && cart.items.length > 0 && <FilledCart view={view} today={today} />}
          {today !== null && cart.items.length === 0 && <EmptyCart view={view} />}
        </RemovedProvider>
      </div>
    </>
  );
};
