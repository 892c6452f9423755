import { PageIntro } from '@/ui/components/PageIntro';
import { Prose } from '@/ui/components/Prose';
import { Reading } from '@/ui/components/Reading';
import { useTranslation } from 'next-i18next/pages';
import { CookieSettings } from '@/ui/layouts/CookieSettings';
import { ContactBand } from '@/ui/layouts/ContactBand';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import type { PageView as View } from './pageProps';
import styles from './PageView.module.css';

export const PageView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('page');
  const { brand } = frame;
  return (
    <>
      <PageHead
        title={t('title', { title: view.title, brand: brand.name })}
        description={view.summary}
      />
      <PageIntro heading={view.title} lead={view.summary}>
        <p className={styles.updated}>{t('updated', { date: view.updated })}</p>
        {view.isPrivacy && (
          <CookieSettings look="plain" className={styles.cookies}>
            {t('cookies')}
          </CookieSettings>
        )}
        <Reading contents={t('contents')} headings={view.headings}>
          <Prose nodes={view.prose} early={2} />
        </Reading>
      </PageIntro>
      <ContactBand brand={brand} heading={t('contact.heading')} text={t('contact.text')} />
    </>
  );
};
