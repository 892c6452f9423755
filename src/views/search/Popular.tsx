import { CityCard } from '@/ui/components/CityCard';
import { Grid } from '@/ui/components/Grid';
import { ProductCard } from '@/ui/components/ProductCard';
import { Section } from '@/ui/components/Section';
import { useTranslation } from 'next-i18next/pages';
import { loadingAt } from '@/ui/images/loading';
import type { SearchView } from './pageProps';

/** Suggestions for visitors without a query. */
export const Popular = ({ view }: { readonly view: SearchView }) => {
  const { t } = useTranslation('search');
  return (
    <>
      <Section heading={t('popular.activities')} ground="wash">
        <Grid items="rail">
          {view.top.map((it, index) => (
            <ProductCard key={it.href} product={it} city={it.city} loading={loadingAt(index)} />
          ))}
        </Grid>
      </Section>
      <Section heading={t('popular.cities')}>
        <Grid items="tiles">
          {view.cities.map((city) => (
            <CityCard key={city.id} city={city} />
          ))}
        </Grid>
      </Section>
    </>
  );
};
