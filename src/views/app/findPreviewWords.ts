import type { SSRConfig } from 'next-i18next/pages';
import type { PreviewWords } from './PreviewBanner';

/** The words of the banner, which only a page that is seen with drafts brings along. */
export const findPreviewWords = (
  pageProps: Partial<SSRConfig> | undefined,
): PreviewWords | undefined => {
  const { initialI18nStore = {}, initialLocale = '' } = pageProps?._nextI18Next ?? {};
  // The shape of every translation file is tested.
  return initialI18nStore[initialLocale]?.['preview'] as PreviewWords | undefined;
};
