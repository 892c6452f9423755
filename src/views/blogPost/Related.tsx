import { CityCard } from '@/ui/components/CityCard';
import { Grid } from '@/ui/components/Grid';
import { PostCard } from '@/ui/components/PostCard';
import { ProductCard } from '@/ui/components/ProductCard';
import { Section } from '@/ui/components/Section';
import { useTranslation } from 'next-i18next/pages';
import { earlyAt } from '@/ui/images/loading';
import type { BlogPostView } from './pageProps';

interface RelatedProps {
  readonly view: Pick<BlogPostView, 'activities' | 'cities' | 'related'>;
  /** Whether its first picture is among the first of the page. */
  readonly isFirst: boolean;
}

/** Activities and cities that the post mentions, and related posts. */
export const Related = ({ view: { activities, cities, related }, isFirst }: RelatedProps) => {
  const { t } = useTranslation('blog');
  const loadingAfter = (before: number, index: number) => earlyAt(before + index, isFirst ? 1 : 0);
  return (
    <>
      {activities.length > 0 && (
        <Section heading={t('related.activities')} ground="wash">
          <Grid items="rail">
            {activities.map(({ activity, city }, index) => (
              <ProductCard
                key={activity.href}
                product={activity}
                city={city}
                loading={loadingAfter(0, index)}
              />
            ))}
          </Grid>
        </Section>
      )}
      {cities.length > 0 && (
        <Section heading={t('related.cities')}>
          <Grid items="tiles">
            {cities.map((city, index) => (
              <CityCard
                key={city.id}
                city={city}
                loading={loadingAfter(activities.length, index)}
              />
            ))}
          </Grid>
        </Section>
      )}
      {related.length > 0 && (
        <Section heading={t('related.posts')} ground="wash">
          <Grid items="rail">
            {related.map((post, index) => (
              <PostCard
                key={post.id}
                post={post}
                loading={loadingAfter(activities.length + cities.length, index)}
              />
            ))}
          </Grid>
        </Section>
      )}
    </>
  );
};
