import { buildImageUrl, buildSrcSet } from '@/ui/images/buildImageUrl';
import type { Picture } from '@/ui/images/picture';
import { heightOf, type ImagePresetName, imagePresets, type ImageRatio } from '@/ui/images/presets';
import { ImageFallback } from './ImageFallback';
import { ImagePreload } from './ImagePreload';
import styles from './Image.module.css';
import { phoneMedia } from './phoneMedia';
import { useImageState } from './useImageState';

interface ImageProps {
  /** If only a path is known, size and colour are absent; `ratio` is required then. */
  readonly picture: Pick<Picture, 'src'> & Partial<Picture>;
  /** Empty if the text beside the picture says the same. */
  readonly alt: string;
  readonly preset: Exclude<ImagePresetName, 'logo'>;
  /** Crops the picture; without it, the picture keeps its own ratio. */
  readonly ratio?: ImageRatio;
  /** Variant for phones: smaller widths because more detail would not be visible, or another ratio. */
  readonly phone?: { readonly widths: readonly number[]; readonly ratio?: ImageRatio };
  /** Display width, as in HTML: `(max-width: 599px) 100vw, 33vw`. */
  readonly sizes: string;
  /**
   * `first` for the most important picture of a page, `early` for the next one; all others are loaded near the
   * viewport. Together with the header's logo, three pictures are loaded early (spec section 9).
   */
  readonly loading?: 'first' | 'early' | 'lazy';
  readonly className?: string;
}

/** Size at the smallest width with the given ratio, or the size of the source. */
const sizeOf = ({ width, height }: Partial<Picture>, ratio: ImageRatio | undefined) => {
  if (!ratio) return { width, height };
  const [least] = imagePresets.card.widths;
  return { width: least, height: heightOf(least, ratio) };
};

const ShownImage = ({
  picture,
  alt,
  preset,
  ratio,
  phone,
  sizes,
  loading = 'lazy',
  className,
}: ImageProps) => {
  const { state, ...listeners } = useImageState();
  const { src, color, width: sourceWidth } = picture;
  const classes = className ? `${styles.image} ${className}` : styles.image;
  if (state === 'error') return <ImageFallback alt={alt} className={classes} />;

  const variant = { preset, ...(ratio ? { ratio } : {}) };
  const srcSet = buildSrcSet(src, { ...variant, sourceWidth });
  const phoneSet = phone && buildSrcSet(src, { preset, ...phone, sourceWidth });
  const image = (
    // eslint-disable-next-line @next/next/no-img-element -- the shop has an image proxy of its own
    <img
      {...listeners}
      {...sizeOf(picture, ratio)}
      alt={alt}
      sizes={sizes}
      srcSet={srcSet}
      src={buildImageUrl(src, { ...variant, width: imagePresets[preset].widths[1] })}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
      className={classes}
      data-state={state}
      style={color && state !== 'loaded' ? { backgroundColor: color } : undefined}
    />
  );
  return (
    <>
      {loading === 'first' && <ImagePreload {...{ srcSet, phoneSet, sizes }} />}
      {phoneSet ? (
        <picture className={styles.choice}>
          <source media={phoneMedia} srcSet={phoneSet} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </>
  );
};

/**
 * Picture component that uses the image proxy. The picture fills its box and is cropped around its centre. Its space is
 * reserved in its own colour before it loads, and shows a drawn picture if it fails.
 */
export const Image = (props: ImageProps) => (
  // The state of one picture must not apply to the next one in its place.
  <ShownImage key={props.picture.src} {...props} />
);
