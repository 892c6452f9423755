import styles from './Picture.module.css';

interface PictureProps {
  readonly src: string;
  readonly alt: string;
  /** Of the picture itself, in px: they keep its place free while it loads. */
  readonly width: number;
  readonly height: number;
  /**
   * `first` for the most important picture of a page, `early` for the two after it; all others wait until they are
   * near the screen (spec section 9).
   */
  readonly loading?: 'first' | 'early' | 'lazy';
  readonly className?: string;
}

/** Every picture of the shop. Fills its box and keeps its centre. */
export const Picture = ({ loading = 'lazy', className, alt, ...image }: PictureProps) => (
  // eslint-disable-next-line @next/next/no-img-element -- pictures come ready-made, Next's optimizer is not used
  <img
    {...image}
    alt={alt}
    className={className ? `${styles.picture} ${className}` : styles.picture}
    loading={loading === 'lazy' ? 'lazy' : 'eager'}
    fetchPriority={loading === 'first' ? 'high' : undefined}
    decoding="async"
  />
);
