import { Link } from '@/ui/components/Link';
import { useTranslation } from 'next-i18next/pages';
import styles from './CategoryNav.module.css';
import type { BlogView } from './pageProps';

interface CategoryNavProps {
  readonly view: Pick<BlogView, 'all' | 'categories' | 'pages'>;
  /** Path of the first page of the current list. */
  readonly here: string;
}

/** Links to the list of all posts and to the list of each category. */
export const CategoryNav = ({ view, here }: CategoryNavProps) => {
  const { t } = useTranslation('blog');
  const isPage = view.pages.current === 1;
  const lists = [{ name: t('categories.all'), href: view.all, count: null }, ...view.categories];
  return (
    <nav aria-label={t('categories.label')} className={styles.categories}>
      <ul className={styles.list}>
        {lists.map(({ name, href, count }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href !== here ? undefined : isPage ? 'page' : 'true'}
              className={styles.link}
            >
              {name}
              {count !== null && (
                <>
                  {' '}
                  <span className={styles.count} aria-hidden="true">
                    {count}
                  </span>
                  <span className={styles.hidden}>{t('posts', { count })}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
