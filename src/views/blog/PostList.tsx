import { PostCard } from '@/ui/components/PostCard';
import type { PostCardProps } from '@/ui/components/postCardProps';
import { loadingAt } from '@/ui/images/loading';
import styles from './PostList.module.css';

interface PostListProps {
  readonly posts: readonly PostCardProps[];
  /** Whether the first post is the newest of all and is featured. */
  readonly hasFeatured: boolean;
}

/** Posts of one page, the newest first. */
export const PostList = ({ posts, hasFeatured }: PostListProps) => (
  <ul className={hasFeatured ? `${styles.list} ${styles.featured}` : styles.list}>
    {posts.map((post, index) => (
      <li key={post.id} className={styles.item}>
        <PostCard
          post={post}
          look={hasFeatured && index === 0 ? 'featured' : 'tall'}
          headingLevel={2}
          loading={loadingAt(index)}
        />
      </li>
    ))}
  </ul>
);
