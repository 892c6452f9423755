import { CityCard } from '@/ui/components/CityCard';
import { Grid } from '@/ui/components/Grid';
import { PostCard } from '@/ui/components/PostCard';
import { ProductCard } from '@/ui/components/ProductCard';
import { Section } from '@/ui/components/Section';
import { useTranslation } from '@/ui/hooks/useTranslation';
import type { BlogPostView } from './pageProps';

interface RelatedProps {
  readonly view: Pick<BlogPostView, 'activities' | 'cities' | 'related'>;
}

/** Activities and cities that the post mentions, and related posts. */
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
