import { ButtonLink } from '@/components/ButtonLink';
import { Grid } from '@/components/Grid';
import { ProductCard } from '@/components/ProductCard';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CartView.module.css';
import type { CartView } from './pageProps';

/** Nothing planned: what others plan here. */
export const EmptyCart = ({ view }: { readonly view: CartView }) => {
  const { t } = useTranslation('cart');
  return (
    <>
      <div className={styles.empty}>
        <h2 className={styles.heading}>{t('empty.heading')}</h2>
        <p>{t('empty.text', { inCity: view.city.inCity })}</p>
      </div>
      <Grid items="list">
        {view.top.map((product) => (
          <ProductCard key={product.id} product={product} canPlan look="compact" />
        ))}
      </Grid>
      <p className={styles.more}>
        <ButtonLink href={view.city.href}>{t('addMore')}</ButtonLink>
      </p>
    </>
  );
};
