import { buildImageUrl } from '@/images/buildImageUrl';
import { imagePresets } from '@/images/presets';
import { useImageState } from './useImageState';

interface BrandMarkProps {
  /** A path below `/images`, or an absolute address. */
  readonly logo: string;
  /** Empty where the name stands beside it. */
  readonly alt: string;
  /** In px, both ways. */
  readonly size: number;
  /** `lazy` where it repeats far down the page; else it is the first picture of the page. */
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

/** A shop group's mark (spec section 9: quality 80, WebP). One that does not come leaves its room free. */
export const BrandMark = (props: BrandMarkProps) => <ShownMark key={props.logo} {...props} />;
