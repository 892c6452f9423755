import { CheckoutSteps } from '@/components/CheckoutSteps';
import { Planner } from '@/components/Planner';
import { cartKey } from '@/cart/storedCart';
import { useCart } from '@/hooks/useCart';
import { useTranslation } from '@/hooks/useTranslation';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import styles from './CartView.module.css';
import { EmptyCart } from './EmptyCart';
import { FilledCart } from './FilledCart';
import type { CartView as View } from './pageProps';
import { UndoBar } from './UndoBar';
import { RemovedProvider } from './useRemoved';

/**
 * The plan of a city. It lives in the browser: the server sends what most visitors find who follow a link to it, an empty
 * one, and a browser that keeps one shows none of that (`src/security/pageStart.ts`).
 */
export const CartView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('cart');
  const { cart, shopGroupId, city, isKept, today, activeStep } = useCart();
  const { name } = view.city;
  const key = city && cartKey({ shopGroupId, city: city.slug });
  return (
    <>
      <PageHead
        title={t('title', { city: name, brand: frame.brand.name })}
        description={t('description', { city: name })}
        isPrivate
      />
      <div className={styles.page}>
        <CheckoutSteps step={Math.min(activeStep, 1)} />
        <h1 className={styles.title}>{t('heading', { city: name })}</h1>
        <div className={styles.planner}>
          <Planner />
        </div>
        {!isKept && cart.items.length > 0 && <p className={styles.unkept}>{t('storage')}</p>}
        <RemovedProvider key={view.city.href}>
          <UndoBar />
          {today !== null && cart.items.length > 0 ? (
            <FilledCart view={view} today={today} />
          ) : (
            <div data-unless-kept={key}>
              <EmptyCart view={view} />
            </div>
          )}
          {today === null && <p className={styles.loading}>{t('loading')}</p>}
        </RemovedProvider>
      </div>
    </>
  );
};
