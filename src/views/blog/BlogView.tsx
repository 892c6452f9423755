import { PageIntro } from '@/ui/components/PageIntro';
import { Pagination } from '@/ui/components/Pagination';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import type { ViewProps } from '../staticPage';
import styles from './BlogView.module.css';
import { CategoryNav } from './CategoryNav';
import { FeedHead, FeedLinks } from './Feed';
import type { BlogView as View } from './pageProps';
import { PostList } from './PostList';

/** A page of the blog: the first or a later page of all posts, or of one category. */
export const BlogView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('blog');
  const brand = frame.brand.name;
  const { category, posts, pages } = view;
  const [here = view.all] = pages.hrefs;
  const title = category
    ? t('category.title', { category: category.name, brand })
    : t('title', { brand });
  const isFirst = pages.current === 1;
  return (
    <>
      <PageHead
        title={isFirst ? title : t('numbered', { number: pages.current, title })}
        description={category?.intro ?? t('description', { brand })}
      />
      <FeedHead title={t('title', { brand })} />
      <PageIntro heading={category?.name ?? t('heading')} lead={category?.intro ?? t('lead')}>
        <div className={styles.blog}>
          <CategoryNav view={view} here={here} />
          {posts.length > 0 ? <PostList posts={posts} hasFeatured={isFirst} /> : <p>{t('none')}</p>}
          <Pagination {...pages} />
          <FeedLinks />
        </div>
      </PageIntro>
    </>
  );
};
