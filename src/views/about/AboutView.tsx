import { Image } from '@/ui/components/Image';
import { PageIntro } from '@/ui/components/PageIntro';
import { Section } from '@/ui/components/Section';
import { Steps } from '@/ui/components/Steps';
import { useTranslation } from 'next-i18next/pages';
import { heroOnPhones } from '@/ui/images/presets';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import styles from './AboutView.module.css';
import { ContactSection } from './ContactSection';
import type { AboutView as View } from './pageProps';
import { People } from './People';
import { toSizes } from '@/ui/components/toSizes';

const phone = { ...heroOnPhones, ratio: 'square' } as const;

export const AboutView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('about');
  const { brand, links } = frame;
  return (
    <>
      <PageHead title={t('title', { brand: brand.name })} description={view.description} />
      <PageIntro heading={t('heading', { brand: brand.name })} lead={view.lead}>
        <div className={styles.columns}>
          <figure className={styles.team}>
            <Image
              picture={view.team}
              alt={t('teamAlt')}
              preset="hero"
              phone={phone}
              sizes={toSizes({ xs: '100vw', md: '50vw' })}
              loading="main"
            />
            <figcaption>{t('team')}</figcaption>
          </figure>
          <div className={styles.story}>
            {view.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </PageIntro>
      {view.people.length > 0 && <People people={view.people} brand={brand.name} />}
      <Section heading={t('guarantees')}>
        <Steps steps={view.guarantees} />
      </Section>
      <ContactSection brand={brand} view={view} privacy={links.privacy} />
    </>
  );
};
