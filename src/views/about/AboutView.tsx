import { useTranslation } from 'next-i18next/pages';
import { ContactBand } from '@/layouts/ContactBand';
import { Icon } from '@/components/Icon';
import { Image } from '@/components/Image';
import { PageIntro } from '@/components/PageIntro';
import { Section } from '@/components/Section';
import { Steps } from '@/components/Steps';
import { heroOnPhones } from '@/images/presets';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import styles from './AboutView.module.css';
import type { AboutView as View } from './pageProps';

const phone = { ...heroOnPhones, ratio: 'square' } as const;

export const AboutView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('about');
  const { brand } = frame;
  return (
    <>
      <PageHead title={t('title', { brand: brand.name })} description={view.description} />
      <PageIntro heading={t('heading', { brand: brand.name })} lead={view.lead}>
        <div className={styles.columns}>
          <div className={styles.story}>
            {view.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <figure className={styles.team}>
            <Image
              picture={view.team}
              alt={t('teamAlt')}
              preset="hero"
              phone={phone}
              sizes="(max-width: 959.95px) 100vw, 50vw"
              loading="first"
            />
            <figcaption>{t('team')}</figcaption>
          </figure>
        </div>
      </PageIntro>
      <Section heading={t('guarantees')} ground="wash">
        <Steps steps={view.guarantees} />
      </Section>
      <div id="contact">
        <ContactBand brand={brand} heading={t('contact.heading')} text={t('contact.text')} />
      </div>
      <p className={styles.office}>
        <Icon name="pin" /> {t('contact.office')}: {view.address}
      </p>
    </>
  );
};
