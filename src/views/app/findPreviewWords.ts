import type { SSRConfig } from 'next-i18next/pages';
import { hasTexts } from '@/lib/hasTexts';
import { readNamespace } from '@/ui/i18n/readNamespace';
import type { PreviewWords } from './PreviewBanner';

/** The banner's texts, which only pages with drafts contain. */
export const findPreviewWords = (
  pageProps: Partial<SSRConfig> | undefined,
): PreviewWords | undefined => {
  const words: unknown = readNamespace(pageProps ?? {}, 'preview');
  return hasTexts({ notice: true, leave: true }, words) ? words : undefined;
};
