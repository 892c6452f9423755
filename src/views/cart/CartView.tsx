import { CheckoutSteps } from '@/ui/components/CheckoutSteps';
import { NoScript } from '@/ui/components/NoScript';
import { Planner } from '@/ui/components/Planner';
import { cartKey } from '@/commerce/cart/storedCart';
import { useCart } from '@/ui/hooks/useCart';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import { toContactLinks } from '@/ui/layouts/toContactLinks';
import type { ViewProps } from '../staticPage';
import styles from './CartView.module.css';
import { EmptyCart } from './EmptyCart';
import { FilledCart } from './FilledCart';
import type { CartView as View } from './pageProps';
import { UndoBar } from './UndoBar';
import { RemovedProvider } from './useRemoved';

/** An emptied plan stays in storage, so the empty one is hidden until the plan is known. React knows nothing of that. */
const show = (part: HTMLDivElement | null) => {
  if (part) part.hidden = false;
};

/**
 * The plan of a city. Its data is kept in the browser. The server renders an empty plan, which fits most visitors who
 * follow a link; a browser that has a stored plan hides it (`src/hacks/deferredScriptLoader.ts`).
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
        <div className={styles.planner} data-scripted>
          <Planner />
        </div>
        <NoScript phone={frame.brand.phone} />
        {!isKept && cart.items.length > 0 && <p className={styles.unkept}>{t('storage')}</p>}
        <RemovedProvider key={view.city.href}>
          <UndoBar />
          {today !== null && cart.items.length > 0 ? (
            <FilledCart
              view={view}
              today={today}
              contact={toContactLinks(frame)}
              proposal={frame.links.proposal}
            />
          ) : (
            <div data-unless-kept={key} ref={today === null ? null : show} suppressHydrationWarning>
              <EmptyCart view={view} />
            </div>
          )}
          {today === null && <p className={styles.loading}>{t('loading')}</p>}
        </RemovedProvider>
      </div>
    </>
  );
};
