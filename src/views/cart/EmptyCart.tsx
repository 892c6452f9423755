import { ButtonLink } from '@/ui/components/ButtonLink';
import { Grid } from '@/ui/components/Grid';
import { Image } from '@/ui/components/Image';
import { ProductCard } from '@/ui/components/ProductCard';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './CartView.module.css';
import type { CartView } from './pageProps';

/** Display widths of the picture. Phones need no larger files. */
const sizes = '(max-width: 599.95px) 100vw, 360px';
const phone = { ratio: 'banner', widths: [320, 600] } as const;

/** An empty plan, with activities that other groups book. */
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
