import type { SSRConfig } from 'next-i18next/pages';
import { hasTexts } from '@/lib/hasTexts';
import type { PreviewWords } from './PreviewBanner';

/** The banner's texts, which only pages with drafts contain. */
export const findPreviewWords = (
  pageProps: Partial<SSRConfig> | undefined,
): PreviewWords | undefined => {
  const { initialI18nStore = {}, initialLocale = '' } = pageProps?._nextI18Next ?? {};
  const words: unknown = initialI18nStore[initialLocale]?.['preview'];
  return hasTexts({ notice: true, leave: true }, words) ? words : undefined;
};
