import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import type { PageProps } from '@/layouts/frameProps';
import { getBrand } from '@/themes/brands';
import { buildFontStyles, listPreloads } from '@/themes/buildFontStyles';
import { buildThemeStyles } from '@/themes/buildThemeStyles';
import { findPreviewWords } from './findPreviewWords';
import { PreviewBanner } from './PreviewBanner';

/** Language, theme and brand, which only the page's props know: one document serves eleven sites. */
type AnyPageProps = Partial<PageProps> & Partial<ErrorPageProps>;

/** Where not even the site is known. */
const house = 1;

export const Document = ({ __NEXT_DATA__ }: DocumentProps) => {
  const { frame, site, brand } = (__NEXT_DATA__.props['pageProps'] ?? {}) as AnyPageProps;
  const { lang, theme } = frame?.site ?? site ?? { lang: 'en', theme: 'default' };
  const shopGroupId = frame?.brand.id ?? brand?.id ?? house;
  const { manner } = getBrand(shopGroupId);
  const preview = findPreviewWords(__NEXT_DATA__.props['pageProps']);
  const styles = buildFontStyles(shopGroupId) + buildThemeStyles(theme, shopGroupId);
  return (
    <Html
      lang={lang}
      data-theme={theme}
      data-brand={shopGroupId}
      data-hero={manner.hero}
      data-sections={manner.sections}
    >
      <Head>
        {preview && <meta name="robots" content="noindex, nofollow" />}
        {listPreloads(shopGroupId, lang).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </Head>
      <body>
        {preview && <PreviewBanner {...preview} />}
        <Main />
        <NextScript />
      </body>
    </Html>
  );
};
