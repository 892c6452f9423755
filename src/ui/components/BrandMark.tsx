import { buildLogoUrl } from '@/ui/images/buildImageUrl';
import { useImageState } from './useImageState';

interface BrandMarkProps {
  /** A path below `/images`, or an absolute URL. */
  readonly logo: string;
  /** Empty if the name is shown beside it. */
  readonly alt: string;
  /** Width and height in px. */
  readonly size: number;
  readonly className?: string;
}

const ShownMark = ({ logo, alt, size, className }: BrandMarkProps) => {
  const { state, listeners } = useImageState();
  return (
    // eslint-disable-next-line @next/next/no-img-element -- the shop has an image proxy of its own
    <img
      {...listeners}
      src={buildLogoUrl(logo)}
      alt={alt}
      width={size}
      height={size}
      loading="eager"
      fetchPriority="high"
      className={className}
      data-state={state}
      style={state === 'error' ? { visibility: 'hidden' } : undefined}
    />
  );
};

/**
 * A shop group's logo (spec section 9: quality 80, WebP), the first picture of its page, and the one with high priority.
 * If it cannot be loaded, its space stays empty.
 */
export const BrandMark = (props: BrandMarkProps) => <ShownMark key={props.logo} {...props} />;
