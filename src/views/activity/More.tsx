import { Grid } from '@/ui/components/Grid';
import { Image } from '@/ui/components/Image';
import { Link } from '@/ui/components/Link';
import { Price } from '@/ui/components/Price';
import { ProductCard } from '@/ui/components/ProductCard';
import { Section } from '@/ui/components/Section';
import { useTranslation } from 'next-i18next/pages';
import styles from './More.module.css';
import type { ActivityView } from './pageProps';

/** Links to other activities in the same city, and to the same activity in other cities. */
export const More = ({ view }: { readonly view: ActivityView }) => {
  const { t } = useTranslation('activity');
  return (
    <>
      {view.goesWith.length > 0 && (
        <Section heading={t('goesWith')} ground="wash">
          <Grid items="rail">
            {view.goesWith.map((product) => (
              <ProductCard key={product.id} product={product} canPlan />
            ))}
          </Grid>
        </Section>
      )}
      {view.elsewhere.length > 0 && (
        <Section heading={t('elsewhere')}>
          <ul className={styles.list}>
            {view.elsewhere.map(({ name, href, picture, price, single }) => (
              <li key={href} className={styles.item}>
                <div className={styles.picture}>
                  <Image picture={picture} alt="" preset="card" ratio="card" sizes="108px" />
                </div>
                <div>
                  <h3 className={styles.name}>
                    <Link href={href} className={styles.link}>
                      {name}
                    </Link>
                  </h3>
                  <Price price={price} single={single} />
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
};
