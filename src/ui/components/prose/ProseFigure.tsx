import type { PictureLoading } from '@/ui/images/loading';
import { heroOnPhones } from '@/ui/images/presets';
import { Image } from '../Image';
import type { FigureNode } from '../proseNodes';
import styles from './ProseFigure.module.css';
import { toSizes } from '../toSizes';

interface ProseFigureProps {
  readonly figure: FigureNode;
  readonly loading: PictureLoading;
}

/** A picture between paragraphs, with the editor's caption. */
export const ProseFigure = ({ figure, loading }: ProseFigureProps) => (
  <figure className={styles.figure}>
    <Image
      picture={figure.picture}
      alt={figure.alt}
      preset="hero"
      ratio="photo"
      phone={{ ...heroOnPhones, ratio: 'photo' }}
      sizes={toSizes({ xs: '100vw', md: '680px', xxl: '800px' })}
      loading={loading}
    />
    {figure.caption !== null && (
      <figcaption className={styles.caption}>{figure.caption}</figcaption>
    )}
  </figure>
);
