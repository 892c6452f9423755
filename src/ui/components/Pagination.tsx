import { useTranslation } from '@/ui/hooks/useTranslation';
import { Icon } from './Icon';
import { Link } from './Link';
import { listPageSteps } from './pageNumbers';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** Counted from 1. */
  readonly current: number;
  /** Paths of all pages, in order. */
  readonly hrefs: readonly string[];
}

/** Links to the pages of a list; renders nothing for a single page. */
export const Pagination = ({ current, hrefs }: PaginationProps) => {
  const { t } = useTranslation('blog');
  const previous = hrefs[current - 2];
  const next = hrefs[current];
  if (hrefs.length < 2) return null;
  return (
    <nav aria-label={t('pages.label')} className={styles.pages}>
      {previous !== undefined && (
        <Link href={previous} rel="prev" className={styles.step}>
          <Icon name="arrow" size={18} /> {t('pages.previous')}
        </Link>
      )}
      <ol className={styles.list}>
        {listPageSteps(current, hrefs.length).map((page, place) =>
          page === 'gap' ? (
            <li key={`gap ${place}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <Link
                href={hrefs[page - 1] ?? ''}
                aria-label={t('pages.page', { number: page })}
                aria-current={page === current ? 'page' : undefined}
                className={styles.page}
              >
                {page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {next !== undefined && (
        <Link href={next} rel="next" className={styles.step}>
          {t('pages.next')} <Icon name="arrow" size={18} />
        </Link>
      )}
    </nav>
  );
};
