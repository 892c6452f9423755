import type { RefObject } from 'react';
import type { Brand } from '@/ui/layouts/frameProps';

/** What all parts of the page of a trip have from their frame. */
export interface TripPageProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly brand: Brand;
  /** Path of the page. */
  readonly page: string;
  /** Path of the page of a charge, without its token. */
  readonly pay: string;
  readonly home: string;
  /** The brand's number for groups on their way, if it has one. */
  readonly emergencyPhone: string | null;
}
