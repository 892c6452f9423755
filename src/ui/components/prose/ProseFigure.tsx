import { heroOnPhones } from '@/ui/images/presets';
import { Image } from '../Image';
import type { FigureNode } from '../proseNodes';
import styles from './ProseFigure.module.css';

/** A picture between paragraphs, with the editor's caption. */
export const ProseFigure = ({ figure }: { readonly figure: FigureNode }) => (
  <figure className={styles.figure}>
    <Image
      picture={figure.picture}
      alt={figure.alt}
      preset="hero"
      ratio="photo"
      phone={{ ...heroOnPhones, ratio: 'photo' }}
      sizes="(max-width: 959.95px) 100vw, 680px"
    />
    {figure.caption !== null && (
      <figcaption className={styles.caption}>{figure.caption}</figcaption>
    )}
  </figure>
);
