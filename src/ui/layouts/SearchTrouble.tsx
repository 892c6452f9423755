import { Button } from '@/ui/components/Button';
import { ButtonLink } from '@/ui/components/ButtonLink';
import { useTranslation } from 'next-i18next/pages';
import styles from './SearchTrouble.module.css';

interface SearchTroubleProps {
  readonly trouble: 'outdated' | 'unreachable';
  readonly retry: () => void;
  /** Path of the results page with the current query. */
  readonly results: string;
  /** Path of the page with the plain list. */
  readonly list: string;
}

/** Says that the search is not available, and offers alternatives. */
export const SearchTrouble = ({ trouble, retry, results, list }: SearchTroubleProps) => {
  const { t } = useTranslation('search');
  return (
    <div role="alert" className={styles.box}>
      <h2 className={styles.heading}>{t('failed.heading')}</h2>
      <p>{trouble === 'outdated' ? t('failed.outdated') : t('failed.text')}</p>
      <p className={styles.ways}>
        {trouble === 'outdated' ? (
          // A plain link: a router link would stay in the build that the server no longer serves.
          <ButtonLink href={results} isFullLoad>
            {t('failed.reload')}
          </ButtonLink>
        ) : (
          <Button onClick={retry}>{t('failed.retry')}</Button>
        )}
        <ButtonLink href={list}>{t('list')}</ButtonLink>
      </p>
    </div>
  );
};
