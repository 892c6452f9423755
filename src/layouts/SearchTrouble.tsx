import { Button } from '@/components/Button';
import { ButtonLink } from '@/components/ButtonLink';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './SearchTrouble.module.css';

interface SearchTroubleProps {
  readonly trouble: 'outdated' | 'unreachable';
  readonly retry: () => void;
  /** The results page with what was typed. */
  readonly results: string;
  /** The page with the plain list. */
  readonly list: string;
}

/** That there is no search now, and what can be done about it. */
export const SearchTrouble = ({ trouble, retry, results, list }: SearchTroubleProps) => {
  const { t } = useTranslation('search');
  return (
    <div role="alert" className={styles.box}>
      <h2 className={styles.heading}>{t('failed.heading')}</h2>
      <p>{trouble === 'outdated' ? t('failed.outdated') : t('failed.text')}</p>
      <p className={styles.ways}>
        {trouble === 'outdated' ? (
          // Not a link of the router, which would stay in the build that the server has left.
          <a href={results} className={styles.way}>
            {t('failed.reload')}
          </a>
        ) : (
          <Button onClick={retry}>{t('failed.retry')}</Button>
        )}
        <ButtonLink href={list}>{t('list')}</ButtonLink>
      </p>
    </div>
  );
};
