import type { ReactNode } from 'react';
import type { PictureLoading } from '@/ui/images/loading';
import type { Picture } from '@/ui/images/picture';
import { Image } from '../Image';
import { Link } from '../Link';
import styles from './ProseCard.module.css';
import { toSizes } from '../toSizes';

interface ProseCardProps {
  /** Decorative: the name is beside it. */
  readonly picture: Picture;
  readonly loading: PictureLoading;
  readonly kicker: string;
  readonly name: string;
  readonly summary: string;
  readonly href: string;
  /** The price and other facts. */
  readonly children: ReactNode;
}

/**
 * Compact card of a product between paragraphs. Its name is no heading, since the card is inside a section of the text.
 */
export const ProseCard = ({
  picture,
  loading,
  kicker,
  name,
  summary,
  href,
  children,
}: ProseCardProps) => (
  <article className={styles.card}>
    <div className={styles.frame}>
      <Image
        picture={picture}
        alt=""
        preset="card"
        ratio="card"
        sizes={toSizes({ xs: '45vw', sm: '300px' })}
        loading={loading}
      />
    </div>
    <div className={styles.body}>
      <p className={styles.kicker}>{kicker}</p>
      <p className={styles.name}>
        <Link href={href} className={styles.link}>
          {name}
        </Link>
      </p>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.foot}>{children}</div>
    </div>
  </article>
);
