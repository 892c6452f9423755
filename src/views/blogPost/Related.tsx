import { CityCard } from '@/components/CityCard';
import { Grid } from '@/components/Grid';
import { PostCard } from '@/components/PostCard';
import { ProductCard } from '@/components/ProductCard';
import { Section } from '@/components/Section';
import { useTranslation } from '@/hooks/useTranslation';
import type { BlogPostView } from './pageProps';

interface RelatedProps {
  readonly view: Pick<BlogPostView, 'activities' | 'cities' | 'related'>;
}

/** Where to go from a post: what it speaks of, and what else there is to read. */
export const Related = ({ view: { activities, cities, related } }: RelatedProps) => {
  const { t } = useTranslation('blog');
  return (
    <>
      {activities.length > 0 && (
        <Section heading={t('related.activities')} ground="wash">
          <Grid items="rail">
            {activities.map(({ activity, city }) => (
              <ProductCard key={activity.href} product={activity} city={city} />
            ))}
          </Grid>
        </Section>
      )}
      {cities.length > 0 && (
        <Section heading={t('related.cities')}>
          <Grid items="tiles">
            {cities.map((city) => (
              <CityCard key={city.id} city={city} />
            ))}
          </Grid>
        </Section>
      )}
      {related.length > 0 && (
        <Section heading={t('related.posts')} ground="wash">
          <Grid items="rail">
            {related.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
};
