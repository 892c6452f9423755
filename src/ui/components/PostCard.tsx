import type { PictureLoading } from '@/ui/images/loading';
import { Image } from './Image';
import { Link } from './Link';
import type { PostCardProps } from './postCardProps';
import styles from './PostCard.module.css';
import { toSizes } from './toSizes';

interface Props {
  readonly post: PostCardProps;
  /** `featured` is large on wide screens, for the newest post. */
  readonly look?: 'tall' | 'featured';
  readonly headingLevel?: 2 | 3;
  readonly loading?: PictureLoading;
}

/** Display widths of the picture. */
const sizes = {
  tall: toSizes({ xs: '100vw', sm: '50vw', md: '400px', xl: '500px', xxl: '640px' }),
  featured: toSizes({ xs: '100vw', md: '820px', xl: '1000px', xxl: '1350px' }),
};

/** Card of a post. The whole card is one link, named by the post's title. All texts are in its props. */
export const PostCard = ({ post, look = 'tall', headingLevel = 3, loading }: Props) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`${styles.card} ${styles[look]}`}>
      <div className={styles.frame}>
        <Image
          picture={post.picture}
          alt=""
          preset={look === 'featured' ? 'hero' : 'card'}
          ratio="wide"
          sizes={sizes[look]}
          loading={loading}
        />
      </div>
      <div className={styles.body}>
        <p className={styles.kicker}>{post.category}</p>
        <Heading className={styles.title}>
          <Link href={post.href} className={styles.link}>
            {post.title}
          </Link>
        </Heading>
        <p className={styles.summary}>{post.summary}</p>
        <p className={styles.facts}>
          <time dateTime={post.day}>{post.date}</time> · {post.duration}
        </p>
      </div>
    </article>
  );
};
