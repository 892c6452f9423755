import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { Section } from '@/ui/components/Section';
import { useNear } from '@/ui/hooks/useNear';
import { useTranslation } from 'next-i18next/pages';
import type { Brand } from '@/ui/layouts/frameProps';
import { ContactWays } from './ContactWays';
import styles from './ContactSection.module.css';
import { Offices } from './Offices';
import type { AboutView } from './pageProps';

const NotLoaded = ({ error }: { readonly error?: Error | null }) => {
  const { t } = useTranslation('contact');
  return error ? <p>{t('failure.form')}</p> : null;
};

/** Its place says so if it cannot be loaded: there are other ways to reach a person beside it. */
const loadForms = () => import('./ContactForms').then((module) => module.ContactForms);

const ContactForms = dynamic(loadForms, { ssr: false, loading: NotLoaded });

interface ContactSectionProps {
  readonly brand: Brand;
  readonly view: Pick<AboutView, 'address' | 'locale' | 'offices'>;
  /** Path of the privacy policy. */
  readonly privacy: string | null;
}

/**
 * Contact details and the contact form. The form is loaded when it comes near the viewport; the details also work
 * without scripts.
 */
export const ContactSection = ({ brand, view, privacy }: ContactSectionProps) => {
  const { t } = useTranslation(['about', 'contact']);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <Section
      id="contact"
      heading={t('about:contact.heading')}
      text={t('about:contact.text')}
      ground="tint"
    >
      <div className={styles.columns}>
        <ContactWays brand={brand} />
        <div className={styles.panel}>
          <h3 className={styles.heading}>{t('contact:form.heading')}</h3>
          <noscript>
            <p>{t('contact:noScript')}</p>
          </noscript>
          <div ref={place} className={styles[brand.audience]}>
            {isNear && <ContactForms brand={brand} locale={view.locale} privacy={privacy} />}
          </div>
        </div>
        <Offices offices={view.offices} address={view.address} />
      </div>
    </Section>
  );
};
