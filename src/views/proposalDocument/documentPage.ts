import type { RefObject } from 'react';
import type { Brand } from '@/ui/layouts/frameProps';

/** What all parts of the page of a document have from their frame. */
export interface DocumentPageProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly brand: Brand;
  /** Path of the page. */
  readonly page: string;
  readonly home: string;
}
