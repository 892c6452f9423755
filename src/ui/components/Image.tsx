import { buildImageUrl, buildSrcSet } from '@/ui/images/buildImageUrl';
import type { PictureLoading } from '@/ui/images/loading';
import type { Picture } from '@/ui/images/picture';
import {
  heightOf,
  imageBreakpoints,
  type ImagePresetName,
  imagePresets,
  type ImageRatio,
} from '@/ui/images/presets';
import { type Breakpoint, down } from '@/ui/themes/breakpoints';
import { ImageFallback } from './ImageFallback';
import { ImagePreload } from './ImagePreload';
import styles from './Image.module.css';
import { phoneMedia } from './phoneMedia';
import { useImageState } from './useImageState';

interface PhoneVariant {
  /** Another picture with the same meaning. */
  readonly picture?: ImageProps['picture'];
  readonly widths: readonly number[];
  readonly ratio?: ImageRatio;
  /** Display width on phones, as in HTML; defaults to that of all screens. */
  readonly sizes?: string;
}

interface ImageProps {
  /** If only a path is known, size and colour are absent; `ratio` is required then. */
  readonly picture: Pick<Picture, 'src'> & Partial<Picture>;
  /** Empty if the text beside the picture says the same. */
  readonly alt: string;
  readonly preset: Exclude<ImagePresetName, 'logo'>;
  /** Crops the picture; without it, the picture keeps its own ratio. */
  readonly ratio?: ImageRatio;
  /** Variant for phones: smaller widths because more detail would not be visible, or another ratio. */
  readonly phone?: PhoneVariant;
  /** Display width, as in HTML: see `toSizes`. */
  readonly sizes: string;
  readonly loading?: PictureLoading;
  /** On narrower screens, CSS hides the picture, and nothing is fetched. */
  readonly hiddenBelow?: Breakpoint;
  readonly className?: string;
}

/** One transparent pixel. Browsers fetch a picture that does not wait even if it is hidden. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Size at the smallest width with the given ratio, or the size of the source. */
const sizeOf = ({ width, height }: Partial<Picture>, ratio: ImageRatio | undefined) => {
  if (!ratio) return { width, height };
  const { xs } = imageBreakpoints;
  return { width: xs, height: heightOf(xs, ratio) };
};

const toPhoneSet = (
  preset: ImageProps['preset'],
  picture: ImageProps['picture'],
  { picture: own = picture, widths, ratio }: PhoneVariant,
) => {
  const variant = { preset, widths, ...(ratio ? { ratio } : {}) };
  return buildSrcSet(own.src, { ...variant, sourceWidth: own.width });
};

const ShownImage = ({
  picture,
  alt,
  preset,
  ratio,
  phone,
  sizes,
  loading = 'lazy',
  hiddenBelow,
  className,
}: ImageProps) => {
  const { state, tryAgain, listeners } = useImageState();
  const { src, color, width: sourceWidth } = picture;
  const classes = className ? `${styles.image} ${className}` : styles.image;
  if (state === 'error') return <ImageFallback alt={alt} className={classes} tryAgain={tryAgain} />;

  const variant = { preset, ...(ratio ? { ratio } : {}) };
  const srcSet = buildSrcSet(src, { ...variant, sourceWidth });
  const phoneSet = phone && toPhoneSet(preset, picture, phone);
  const phoneSizes = phone?.sizes ?? sizes;
  const image = (
    // eslint-disable-next-line @next/next/no-img-element -- the shop has an image proxy of its own
    <img
      {...listeners}
      {...sizeOf(picture, ratio)}
      alt={alt}
      sizes={sizes}
      srcSet={srcSet}
      src={buildImageUrl(src, { ...variant, width: imagePresets[preset].usualWidth })}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'early' ? 'low' : undefined}
      // `deferredScriptLoader` waits for it.
      data-main={loading === 'main' || undefined}
      decoding="async"
      className={classes}
      data-state={state}
      style={color && state !== 'loaded' ? { backgroundColor: color } : undefined}
    />
  );
  return (
    <>
      {loading === 'main' && <ImagePreload {...{ srcSet, sizes, phoneSet, phoneSizes }} />}
      {phoneSet || hiddenBelow ? (
        <picture className={styles.choice}>
          {hiddenBelow && <source media={down(hiddenBelow)} srcSet={nothing} />}
          {phoneSet && <source media={phoneMedia} srcSet={phoneSet} sizes={phoneSizes} />}
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
 * reserved in its own colour before it loads. If it fails, a drawn picture stands there, and it is fetched once more.
 */
export const Image = (props: ImageProps) => (
  // The state of one picture must not apply to the next one in its place.
  <ShownImage key={props.picture.src} {...props} />
);
