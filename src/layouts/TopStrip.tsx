import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/Icon';
import type { FrameProps } from '@/layouts/frameProps';
import { CurrencySelect } from './CurrencySelect';
import { LanguageList } from './LanguageList';
import styles from './TopStrip.module.css';

/** Phone, chat, language and currency, above the header on wide screens. */
export const TopStrip = ({ frame: { brand, languages, site } }: { readonly frame: FrameProps }) => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        <ul className={styles.contact}>
          <li>
            <a href={brand.phoneHref}>
              <Icon name="phone" size={16} /> {brand.phone}
            </a>
          </li>
          <li>
            <a href={brand.chatHref} rel="noopener">
              <Icon name="chat" size={16} /> {t('contact.chat')}
            </a>
          </li>
        </ul>
        <div className={styles.choices}>
          {languages.length > 0 && (
            <nav aria-label={t('language.label')}>
              <LanguageList languages={languages} current={site.lang} look="short" />
            </nav>
          )}
          <CurrencySelect look="strip" />
        </div>
      </div>
    </div>
  );
};
