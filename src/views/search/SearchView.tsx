import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ButtonLink } from '@/components/ButtonLink';
import { PageIntro } from '@/components/PageIntro';
import { useTranslation } from '@/hooks/useTranslation';
import { PageHead } from '@/seo/PageHead';
import { buildPath } from '@/sites/paths';
import type { ViewProps } from '../staticPage';
import type { SearchView as View } from './pageProps';
import { Popular } from './Popular';
import { SearchField } from './SearchField';
import styles from './SearchView.module.css';
import { useTypedQuery } from './useTypedQuery';

/** Comes with the engine and the index, which who only looks around does not need. */
const SearchResults = dynamic(
  () => import('./SearchResults').then((module) => module.SearchResults),
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
      {/* Filled by the results. */}
      <p ref={setStatus} role="status" className={styles.status} />
      {asked ? (
        <SearchResults {...{ frame, query, list, status }}>{popular}</SearchResults>
      ) : (
        popular
      )}
      <p className={styles.list}>
        <ButtonLink href={list}>{t('list')}</ButtonLink>
      </p>
    </>
  );
};
