import type { Thing } from 'schema-dts';
import { hasTexts, type TextsOf } from '@/lib/hasTexts';
import type { ViewContext } from '../context';

/** Common texts, in addition to the page's own, that its metadata contains. */
const commonWords = {
  breadcrumb: { home: true },
  nav: { about: true, activities: true, blog: true, destinations: true, map: true },
  price: { perGroup: true, perPerson: true },
} as const;

export type CommonWords = TextsOf<typeof commonWords>;

export const isCommonWords = (words: unknown): words is CommonWords => hasTexts(commonWords, words);

/** A page with its canonical URL. */
export interface DescribedPage {
  readonly context: ViewContext;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly url: string;
  /** URL of the picture for link previews. */
  readonly image: string;
  readonly words: CommonWords;
}

/** A page's input for SEO metadata, beside its title and description. */
export interface PageDescription {
  /** Name of the page as the last item of its trail; absent if it has no trail. */
  readonly nameIn?: (words: CommonWords) => string;
  /** The page's subjects as schema.org objects. */
  readonly listThings?: (page: DescribedPage) => readonly Thing[];
  /** Whether it is a later page of a list: other sites list other items there, so it has no translations. */
  readonly isFurther?: boolean;
  /** Whether it describes the brand as a whole. */
  readonly isAboutBrand?: true;
  /** Publication days of an article, as calendar days. */
  readonly written?: { readonly on: string; readonly updated?: string | undefined };
}
