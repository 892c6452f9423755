import { CityCard } from '@/components/CityCard';
import { Grid } from '@/components/Grid';
import { PostLinks } from '@/components/PostLinks';
import { Questions } from '@/components/Questions';
import { Section } from '@/components/Section';
import { useTranslation } from '@/hooks/useTranslation';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { Activities } from './Activities';
import { CityHero } from './CityHero';
import { CityPlanner } from './CityPlanner';
import styles from './CityView.module.css';
import type { CityView as View } from './pageProps';

export const CityView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('city');
  const { name: city, landingTitle } = view;
  return (
    <>
      <PageHead
        title={t('title', { landingTitle, brand: frame.brand.name })}
        description={view.summary}
      />
      <CityHero view={view} />
      <CityPlanner />
      <Activities inCity={view.inCity} activities={view.activities} />
      <Section heading={t('guide.heading', { city })} ground="wash">
        <div className={styles.guide}>
          <div className={styles.words}>
            {view.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>{view.facts.season}</p>
            <p>{view.facts.transfer}</p>
          </div>
          <div className={styles.words}>
            {view.guide.map(({ heading, text }) => (
              <div key={heading}>
                <h3 className={styles.heading}>{heading}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </div>
      </Section>
      <Section heading={t('rules.heading')} layout="beside">
        <ul className={styles.rules}>
          {view.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
      {view.posts.length > 0 && (
        <Section heading={t('posts.heading')} layout="beside">
          <PostLinks posts={view.posts} />
        </Section>
      )}
      <Section heading={t('faq.heading', { city })} layout="beside">
        <Questions questions={view.faq} />
      </Section>
      <Section heading={t('others.heading')} ground="wash">
        <Grid items="tiles">
          {view.others.map((other) => (
            <CityCard key={other.id} city={other} />
          ))}
        </Grid>
      </Section>
    </>
  );
};
