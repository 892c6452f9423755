import { ButtonLink } from '@/ui/components/ButtonLink';
import { Grid } from '@/ui/components/Grid';
import { Image } from '@/ui/components/Image';
import { ProductCard } from '@/ui/components/ProductCard';
import { useTranslation } from 'next-i18next/pages';
import { earlyAt } from '@/ui/images/loading';
import { heroOnPhones } from '@/ui/images/presets';
import styles from './CartView.module.css';
import type { CartView } from './pageProps';
import { toSizes } from '@/ui/components/toSizes';

/** Display widths of the picture. */
const sizes = toSizes({ xs: '100vw', sm: '360px' });
const phone = { ...heroOnPhones, ratio: 'banner' } as const;

/** An empty plan, with activities that other groups book. */
export const EmptyCart = ({ view }: { readonly view: CartView }) => {
  const { t } = useTranslation('cart');
  return (
    <>
      <div className={styles.empty} data-scripted>
        <div className={styles.picture}>
          <Image
            picture={view.city.picture}
            alt=""
            preset="card"
            ratio="banner"
            sizes={sizes}
            phone={phone}
            loading="main"
          />
        </div>
        <div>
          <h2 className={styles.heading}>{t('empty.heading')}</h2>
          <p>{t('empty.text', { inCity: view.city.inCity })}</p>
        </div>
      </div>
      <Grid items="list">
        {view.top.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            canPlan
            look="compact"
            loading={earlyAt(index, 1)}
          />
        ))}
      </Grid>
      <p className={styles.more}>
        <ButtonLink href={view.city.href}>{t('addMore')}</ButtonLink>
      </p>
    </>
  );
};
