import type { Brand, FrameProps, TextLink } from '@/layouts/frameProps';

/** A city's shop and its best activities. */
export interface TopShop extends TextLink {
  readonly activities: readonly TextLink[];
}

/** The error screen of spec section 2, "404 screen". Rendered when anything else may be broken. */
export interface ErrorPageProps {
  readonly site: FrameProps['site'];
  readonly statusCode: number;
  readonly brand: Pick<Brand, 'id' | 'logo'> & {
    /** Empty while nobody knows it. */
    readonly name: string;
    readonly chatHref: string | null;
  };
  readonly links: Pick<FrameProps['links'], 'home' | 'about'>;
  /** Nothing when the catalogue cannot be had. */
  readonly shops: readonly TopShop[];
}
