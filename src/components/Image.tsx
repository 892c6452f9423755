import { buildImageUrl, buildSrcSet } from '@/images/buildImageUrl';
import type { Picture } from '@/images/picture';
import { heightOf, type ImagePresetName, imagePresets, type ImageRatio } from '@/images/presets';
import { ImageFallback } from './ImageFallback';
import { ImagePreload } from './ImagePreload';
import styles from './Image.module.css';
import { phoneMedia } from './phoneMedia';
import { useImageState } from './useImageState';

interface ImageProps {
  /** Size and tone are absent where only an address is known; then `ratio` must be told. */
  readonly picture: Pick<Picture, 'src'> & Partial<Picture>;
  /** Empty where the picture says nothing that the text beside it does not. */
  readonly alt: string;
  readonly preset: Exclude<ImagePresetName, 'logo'>;
  /** What it is cut to; its own shape without one. */
  readonly ratio?: ImageRatio;
  /** How it comes on phones, where that differs: no sharper than one can see, or cut to another shape. */
  readonly phone?: { readonly widths: readonly number[]; readonly ratio?: ImageRatio };
  /** How wide it stands, as in HTML: `(max-width: 599px) 100vw, 33vw`. */
  readonly sizes: string;
  /**
   * `first` for the most important picture of a page, `early` for the one after it; all others wait until they are near
   * the screen. The mark in the header makes three (spec section 9).
   */
  readonly loading?: 'first' | 'early' | 'lazy';
  readonly className?: string;
}

/** Of the shape that is asked for, at the smallest width; of the source where nothing is. */
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
 * Every picture of the shop, by way of the image proxy. Fills its box and keeps its centre; its place is kept, in its
 * own tone, before it is there, and filled by a drawn one when it does not come.
 */
export const Image = (props: ImageProps) => (
  // What became of one picture says nothing about the next in its place.
  <ShownImage key={props.picture.src} {...props} />
);
