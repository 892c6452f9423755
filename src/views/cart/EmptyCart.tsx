import { ButtonLink } from '@/components/ButtonLink';
import { Grid } from '@/components/Grid';
import { Image } from '@/components/Image';
import { ProductCard } from '@/components/ProductCard';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CartView.module.css';
import type { CartView } from './pageProps';

/** How wide the picture stands, and that a phone needs no more of it. */
const sizes = '(max-width: 599.95px) 100vw, 360px';
const phone = { ratio: 'banner', widths: [320, 600] } as const;

/** Nothing planned: what others plan here. */
export const EmptyCart = ({ view }: { readonly view: CartView }) => {
  const { t } = useTranslation('cart');
  return (
    <>
      <div className={styles.empty}>
        <div className={styles.picture}>
          <Image
            picture={view.city.picture}
            alt=""
            preset="card"
            ratio="banner"
            sizes={sizes}
            phone={phone}
            loading="first"
          />
        </div>
        <div>
          <h2 className={styles.heading}>{t('empty.heading')}</h2>
          <p>{t('empty.text', { inCity: view.city.inCity })}</p>
        </div>
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
