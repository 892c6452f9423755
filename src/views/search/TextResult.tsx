import { Link } from '@/ui/components/Link';
import type { TextEntry } from '@/catalog/search/entries';
import styles from './Result.module.css';

export const TextResult = ({ text }: { readonly text: TextEntry }) => (
  <article className={styles.card}>
    <div className={styles.words}>
      <h3 className={styles.name}>
        <Link href={text.href} className={styles.link}>
          {text.title}
        </Link>
      </h3>
      <p className={styles.note}>{text.note}</p>
    </div>
  </article>
);
