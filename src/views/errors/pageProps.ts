import type { Brand, FrameProps, TextLink } from '@/ui/layouts/frameProps';

/** A city's shop and its best activities. */
export interface TopShop extends TextLink {
  readonly activities: readonly TextLink[];
}

/** The error screen of spec section 2, "404 screen". It must render even if everything else is broken. */
export interface ErrorPageProps {
  readonly site: FrameProps['site'];
  readonly statusCode: number;
  /** Of spec section 8. Also the reason phrase of the response, which HTTP/2 does not have. */
  readonly message: string;
  readonly brand: Pick<Brand, 'id' | 'logo'> & {
    /** Empty while it is unknown. */
    readonly name: string;
    readonly chatHref: string | null;
  };
  readonly links: Pick<FrameProps['links'], 'home' | 'about' | 'privacy'>;
  /** Empty if the catalogue is not available. */
  readonly shops: readonly TopShop[];
}
