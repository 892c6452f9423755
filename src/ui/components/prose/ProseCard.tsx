import type { ReactNode } from 'react';
import type { Picture } from '@/ui/images/picture';
import { Image } from '../Image';
import { Link } from '../Link';
import styles from './ProseCard.module.css';

interface ProseCardProps {
  /** Decorative: the name is beside it. */
  readonly picture: Picture;
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
export const ProseCard = ({ picture, kicker, name, summary, href, children }: ProseCardProps) => (
  <article className={styles.card}>
    <div className={styles.frame}>
      <Image
        picture={picture}
        alt=""
        preset="card"
        ratio="card"
        sizes="(max-width: 599.95px) 45vw, 300px"
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
