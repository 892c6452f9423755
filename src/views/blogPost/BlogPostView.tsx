import { Prose } from '@/ui/components/Prose';
import { listPictured } from '@/ui/components/prose/readNodes';
import { Reading } from '@/ui/components/Reading';
import { ShareLinks } from '@/ui/components/ShareLinks';
import { useTranslation } from 'next-i18next/pages';
import { PageHead } from '@/seo/PageHead';
import { FeedHead } from '../blog/Feed';
import type { ViewProps } from '../staticPage';
import { AuthorBox } from './AuthorBox';
import styles from './BlogPostView.module.css';
import type { BlogPostView as View } from './pageProps';
import { PostHead } from './PostHead';
import { Related } from './Related';

export const BlogPostView = ({ frame, view }: ViewProps<View>) => {
  const { t } = useTranslation('blog');
  const brand = frame.brand.name;
  return (
    <>
      <PageHead title={t('post.title', { title: view.title, brand })} description={view.summary} />
      <FeedHead title={t('title', { brand })} />
      {/* The key resets the state that belongs to the previous post. */}
      <article key={view.id} className={styles.page}>
        <PostHead view={view} />
        <Reading contents={t('post.contents')} headings={view.headings}>
          <Prose nodes={view.nodes} early={1} />
          <div className={styles.end}>
            <ShareLinks title={view.title} />
            <AuthorBox author={view.author} />
          </div>
        </Reading>
      </article>
      <Related view={view} isFirst={listPictured(view.nodes).length === 0} />
    </>
  );
};
