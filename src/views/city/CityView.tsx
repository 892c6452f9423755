import { CityCard } from '@/ui/components/CityCard';
import { Grid } from '@/ui/components/Grid';
import { PostLinks } from '@/ui/components/PostLinks';
import { Questions } from '@/ui/components/Questions';
import { Section } from '@/ui/components/Section';
import { StaticHtml } from '@/hacks/StaticHtml';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { Activities } from './Activities';
import { CityHero } from './CityHero';
import { CityPlanner } from './CityPlanner';
import styles from './CityView.module.css';
import type { CityView as View, CityWords } from './pageProps';

const Guide = ({ words }: { readonly words: CityWords }) => (
  <div className={styles.guide}>
    <div className={styles.words}>
      {words.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{words.season}</p>
      <p>{words.transfer}</p>
    </div>
    <div className={styles.words}>
      {words.guide.map(({ heading, text }) => (
        <div key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </div>
);

const Rules = ({ rules }: Pick<CityWords, 'rules'>) => (
  <ul className={styles.rules}>
    {rules.map((rule) => (
      <li key={rule}>{rule}</li>
    ))}
  </ul>
);

export const CityView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('city');
  const { name: city, landingTitle, words, faq } = view;
  const questions = faq.map(({ question, answer }) => ({
    question,
    answer: <StaticHtml>{answer}</StaticHtml>,
  }));
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
        <StaticHtml>{words && <Guide words={words} />}</StaticHtml>
      </Section>
      <Section heading={t('rules.heading')} layout="beside">
        <StaticHtml>{words && <Rules rules={words.rules} />}</StaticHtml>
      </Section>
      {view.posts.length > 0 && (
        <Section heading={t('posts.heading')} layout="beside">
          <PostLinks posts={view.posts} />
        </Section>
      )}
      <Section heading={t('faq.heading', { city })} layout="beside">
        <Questions questions={questions} />
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
