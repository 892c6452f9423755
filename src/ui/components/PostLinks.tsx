import { Link } from './Link';
import type { PostCardProps } from './postCardProps';
import styles from './PostLinks.module.css';

export type PostLink = Pick<PostCardProps, 'id' | 'title' | 'href' | 'category' | 'duration'>;

/** Posts as lines, for pages with another main subject. */
export const PostLinks = ({ posts }: { readonly posts: readonly PostLink[] }) => (
  <ul className={styles.list}>
    {posts.map(({ id, title, href, category, duration }) => (
      <li key={id} className={styles.item}>
        <p className={styles.facts}>
          {category} · {duration}
        </p>
        <Link href={href} className={styles.link}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
