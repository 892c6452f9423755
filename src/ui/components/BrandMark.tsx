import { buildImageUrl } from '@/ui/images/buildImageUrl';
import { imagePresets } from '@/ui/images/presets';
import { useImageState } from './useImageState';

interface BrandMarkProps {
  /** A path below `/images`, or an absolute URL. */
  readonly logo: string;
  /** Empty if the name is shown beside it. */
  readonly alt: string;
  /** Width and height in px. */
  readonly size: number;
  /** `lazy` for a repetition far down the page; otherwise it is the first picture of the page. */
  readonly loading?: 'first' | 'lazy';
  readonly className?: string;
}

const [width] = imagePresets.logo.widths;

const ShownMark = ({ logo, alt, size, loading = 'first', className }: BrandMarkProps) => {
  const { state, ...listeners } = useImageState();
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the shop has an image proxy of its own
    <img
      {...listeners}
      src={buildImageUrl(logo, { preset: 'logo', width })}
      alt={alt}
      width={size}
      height={size}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      className={className}
      style={state === 'error' ? { visibility: 'hidden' } : undefined}
    />
  );
};

/** A shop group's logo (spec section 9: quality 80, WebP). If it cannot be loaded, its space stays empty. */
export const BrandMark = (props: BrandMarkProps) => <ShownMark key={props.logo} {...props} />;
