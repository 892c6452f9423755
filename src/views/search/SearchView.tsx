import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { PageIntro } from '@/ui/components/PageIntro';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import { buildPath } from '@/config/sites/paths';
import { loadPatiently } from '@/lib/loadPatiently';
import type { ViewProps } from '../staticPage';
import type { SearchView as View } from './pageProps';
import { Popular } from './Popular';
import { SearchField } from './SearchField';
import styles from './SearchView.module.css';
import { useTypedQuery } from './useTypedQuery';

/** Loads the search engine and the index, which visitors without a query do not need. */
const SearchResults = dynamic(
  () => loadPatiently(() => import('./SearchResults')).then((module) => module.SearchResults),
  { ssr: false },
);

export const SearchView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('search');
  const { query, type, submit } = useTypedQuery();
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const brand = frame.brand.name;
  const list = buildPath(frame.site, 'searchIndex');
  const asked = query.trim();
  const popular = <Popular view={view} />;
  const all = (
    <p className={styles.list}>
      <ButtonLink href={list}>{t('list')}</ButtonLink>
    </p>
  );
  return (
    <>
      <PageHead
        title={asked ? t('titleFor', { query: asked, brand }) : t('title', { brand })}
        description={t('description', { brand })}
        isPrivate
      />
      <div className={styles.head}>
        <PageIntro heading={t('heading')} lead={t('lead')}>
          <SearchField path={frame.links.search} value={query} onType={type} onSubmit={submit} />
          <noscript>
            <p className={styles.noScript}>
              {t('noScript')} <a href={list}>{t('list')}</a>
            </p>
          </noscript>
        </PageIntro>
      </div>
      {/* Filled by SearchResults. */}
      <p ref={setStatus} role="status" className={styles.status} />
      {asked ? (
        // What is below stays out of sight until there are results: it would move with them.
        <div className={styles.asked}>
          <SearchResults {...{ frame, query, list, status, all }}>{popular}</SearchResults>
        </div>
      ) : (
        <>
          {popular}
          {all}
        </>
      )}
    </>
  );
};
