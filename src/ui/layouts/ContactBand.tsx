import { useId } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { Brand } from '@/ui/layouts/frameProps';
import { ButtonLink } from '@/ui/components/ButtonLink';
import styles from './ContactBand.module.css';
import { Icon } from '@/ui/components/Icon';

interface ContactBandProps {
  readonly brand: Brand;
  readonly heading: string;
  readonly text: string;
  /** The form of companies that want a proposal, if the site has one. */
  readonly proposal?: string | null;
}

/** Ways to contact a person, on dark ground. */
export const ContactBand = ({ brand, heading, text, proposal = null }: ContactBandProps) => {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.ways}>
          {proposal !== null && (
            <ButtonLink href={proposal} look="cta">
              {t('contact.proposal')} <Icon name="arrow" />
            </ButtonLink>
          )}
          <ButtonLink href={brand.chatHref} look="chat">
            <Icon name="chat" /> {t('contact.chat')}
          </ButtonLink>
          <ButtonLink href={brand.phoneHref} look="light">
            <Icon name="phone" /> {brand.phone}
          </ButtonLink>
          <ButtonLink href={`mailto:${brand.email}`} look="light">
            <Icon name="mail" /> {t('contact.email')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
