import { useTranslation } from 'next-i18next/pages';
import { ContactBand } from '@/layouts/ContactBand';
import { Icon } from '@/components/Icon';
import { PageIntro } from '@/components/PageIntro';
import { Picture } from '@/components/Picture';
import { Section } from '@/components/Section';
import { Steps } from '@/components/Steps';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import styles from './AboutView.module.css';
import type { AboutView as View } from './pageProps';

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
            <Picture
              src="/images/team.svg"
              alt={t('teamAlt')}
              width={1200}
              height={1400}
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
