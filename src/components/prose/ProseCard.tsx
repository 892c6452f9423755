import type { ReactNode } from 'react';
import type { Picture } from '@/images/picture';
import { Image } from '../Image';
import { Link } from '../Link';
import styles from './ProseCard.module.css';

interface ProseCardProps {
  /** Says nothing that the name beside it does not. */
  readonly picture: Picture;
  readonly kicker: string;
  readonly name: string;
  readonly summary: string;
  readonly href: string;
  /** What it costs, and what else decides. */
  readonly children: ReactNode;
}

/**
 * Something the shop sells, in a row between paragraphs: low and quiet. Its name is no heading, since it stands in the
 * midst of a section of the text.
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
