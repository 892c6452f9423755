import type { Thing } from 'schema-dts';
import type { Resources } from '@/i18n/namespaces';
import type { ViewContext } from '../context';

/** What a page speaks in beside its own texts. */
export type CommonWords = Resources['common'];

/** A page as it is found: by its one address. */
export interface FoundPage {
  readonly context: ViewContext;
  /** Of the site, without a slash at the end. */
  readonly origin: string;
  readonly url: string;
  /** What others show when they point to the page, as a whole address. */
  readonly image: string;
  readonly words: CommonWords;
}

/** What search engines are told about a page beside its title and its description. */
export interface Found {
  /** What the page is called where it ends a trail; absent where there is none. */
  readonly nameIn?: (words: CommonWords) => string;
  /** What the page is about, in the vocabulary of schema.org. */
  readonly listThings?: (page: FoundPage) => readonly Thing[];
  /** Whether it is the further page of a list: elsewhere other things stand on it, so it has no translations. */
  readonly isFurther?: boolean;
  /** Whether it tells of the brand as a whole. */
  readonly isAboutBrand?: true;
  /** Calendar days of a text that somebody wrote. */
  readonly written?: { readonly on: string; readonly updated?: string | undefined };
}
