import type { Brand, FrameProps, TextLink } from '@/ui/layouts/frameProps';

/** A city's shop and its best activities. */
export interface TopShop extends TextLink {
  readonly activities: readonly TextLink[];
}

/** The error screen of spec section 2, "404 screen". It must render even if everything else is broken. */
export interface ErrorPageProps {
  readonly site: FrameProps['site'];
  readonly statusCode: number;
  readonly brand: Pick<Brand, 'id' | 'logo'> & {
    /** Empty while it is unknown. */
    readonly name: string;
    readonly chatHref: string | null;
  };
  readonly links: Pick<FrameProps['links'], 'home' | 'about'>;
  /** Empty if the catalogue is not available. */
  readonly shops: readonly TopShop[];
}
