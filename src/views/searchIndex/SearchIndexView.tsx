import { Link } from '@/ui/components/Link';
import { PageIntro } from '@/ui/components/PageIntro';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import { listGroups } from './listGroups';
import type { SearchIndexView as View } from './pageProps';
import styles from './SearchIndexView.module.css';

/** Plain links to everything that the search covers, for visitors who browse or for whom the search fails. */
export const SearchIndexView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('search');
  const brand = frame.brand.name;
  const groups = listGroups(view).map(({ id, kind, city, links }) => ({
    id,
    links,
    heading: city === null ? t(`kinds.${kind}`) : t('index.activities', { city }),
  }));
  return (
    <>
      <PageHead
        title={t('index.title', { brand })}
        description={t('index.description', { brand })}
        isPrivate
      />
      <PageIntro heading={t('index.heading')} lead={t('index.lead')}>
        <nav aria-label={t('index.jump')} className={styles.jump}>
          <ul>
            {groups.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ id, heading, links }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.group}>
            <h2 id={`${id}-heading`} className={styles.heading}>
              {heading}
            </h2>
            <ul className={styles.links}>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <Link href={href}>{text}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={styles.back}>
          <Link href={frame.links.search}>{t('index.search')}</Link>
        </p>
      </PageIntro>
    </>
  );
};
