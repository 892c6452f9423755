import { useEffect } from 'react';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { CityCard } from '@/ui/components/CityCard';
import { useTranslation } from 'next-i18next/pages';
import { ContactBand } from '@/ui/layouts/ContactBand';
import { Grid } from '@/ui/components/Grid';
import { MapTeaser } from '@/ui/components/MapTeaser';
import { PostCard } from '@/ui/components/PostCard';
import { Questions } from '@/ui/components/Questions';
import { Reviews } from '@/ui/components/Reviews';
import { Section } from '@/ui/components/Section';
import { Steps } from '@/ui/components/Steps';
import { earlyAt } from '@/ui/images/loading';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { Corporate } from './Corporate';
import { FreeBand } from './FreeBand';
import { Hero } from './Hero';
import { HomePlanner } from './HomePlanner';
import { HowItWorks } from './HowItWorks';
import type { HomeView as View } from './pageProps';
import { TopActivities } from './TopActivities';

export const HomeView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation(['home', 'common']);
  const { brand, links, languages } = frame;
  const { siteHosts } = view;
  useEffect(() => {
    if (siteHosts)
      void import('@/browser/siteChoice/leadToSite').then((it) =>
        it.leadToSite(siteHosts, languages),
      );
  }, [siteHosts, languages]);
  const isCorporate = brand.audience === 'corporate';
  return (
    <>
      <PageHead title={`${brand.name} | ${view.promise}`} description={view.description} />
      <Hero view={view} destinations={links.destinations} />
      <HomePlanner cities={frame.cities} destinations={links.destinations} />
      <Section
        heading={t('destinations.heading')}
        text={t('destinations.text')}
        aside={<ButtonLink href={links.destinations}>{t('destinations.all')}</ButtonLink>}
      >
        <Grid items="tiles">
          {view.cities.map((city, index) => (
            <CityCard key={city.id} city={city} loading={earlyAt(index, 1)} />
          ))}
        </Grid>
      </Section>
      {isCorporate && <Corporate part="programmes" proposal={links.proposal} />}
      <TopActivities activities={view.top} occasions={view.occasions} />
      <HowItWorks />
      {isCorporate ? <Corporate part="clients" /> : <FreeBand activities={view.top} />}
      <Section heading={t('why.heading')} layout="beside">
        <Steps steps={view.guarantees} />
      </Section>
      <Section heading={t('common:reviews.heading')} ground="tint">
        <Reviews reviews={view.reviews} />
      </Section>
      {view.map && <MapTeaser picture={view.map} href={links.map} />}
      {view.posts.length > 0 && (
        <Section
          heading={t('posts.heading')}
          text={t('posts.text')}
          aside={<ButtonLink href={links.blog}>{t('posts.all')}</ButtonLink>}
        >
          <Grid items="cards">
            {view.posts.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </Grid>
        </Section>
      )}
      <Section heading={t('faq.heading')} layout="beside">
        <Questions questions={view.faq} />
      </Section>
      <ContactBand
        brand={brand}
        heading={t('contact.heading')}
        text={t('contact.text')}
        proposal={links.proposal}
      />
    </>
  );
};
