import { Grid } from '@/components/Grid';
import { Image } from '@/components/Image';
import { Link } from '@/components/Link';
import { Price } from '@/components/Price';
import { ProductCard } from '@/components/ProductCard';
import { Section } from '@/components/Section';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './More.module.css';
import type { ActivityView } from './pageProps';

/** Where to go from here: a companion in the same city, or the same thing in another. */
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
                  <Price pln={price} single={single} />
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
};
