import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import type { PageProps } from '@/ui/layouts/frameProps';
import { deferredScriptLoader } from '@/hacks/deferredScriptLoader';
import { getBrand, getPaint } from '@/ui/themes/brands';
import { listPreloads } from '@/ui/themes/buildFontStyles';
import { getPaintFile } from '@/ui/themes/paintFile';
import { manifestHref } from '../manifest/manifestHref';
import { readSeoMetadata } from '../seoMetadata/seoMetadata';
import { trimDocumentData } from './documentData';
import { DocumentHead } from '@/hacks/DocumentHead';
import { findPreviewWords } from './findPreviewWords';
import { FoundHead } from './FoundHead';
import { PreviewBanner } from './PreviewBanner';

/** Page props that hold language, theme and brand: one document serves eleven sites. */
type AnyPageProps = Partial<PageProps> & Partial<ErrorPageProps>;

/**
 * In development, scripts are added and removed, the content security policy would block the inline loader, and no
 * build has written stylesheets.
 */
const isBuilt = process.env.NODE_ENV === 'production';
const PageHead = isBuilt ? DocumentHead : Head;

/** Shop group to use if even the site is unknown. */
const house = 1;

export const Document = ({ __NEXT_DATA__ }: DocumentProps) => {
  trimDocumentData(__NEXT_DATA__);
  const pageProps: AnyPageProps = __NEXT_DATA__.props['pageProps'] ?? {};
  const { frame, site, brand } = pageProps;
  const { lang, theme } = frame?.site ?? site ?? { lang: 'en', theme: 'default' };
  const shopGroupId = frame?.brand.id ?? brand?.id ?? house;
  const { manner } = getBrand(shopGroupId);
  const preview = findPreviewWords(__NEXT_DATA__.props['pageProps']);
  const found = readSeoMetadata(frame);
  const paint = getPaintFile(theme, shopGroupId);
  return (
    <Html
      lang={lang}
      data-theme={theme}
      data-brand={shopGroupId}
      data-hero={manner.hero}
      data-sections={manner.sections}
    >
      <PageHead>
        {preview && <meta name="robots" content="noindex, nofollow" />}
        <meta name="theme-color" content={getPaint(theme, shopGroupId).deep} />
        <link rel="manifest" href={manifestHref} />
        {found && <FoundHead found={found} />}
        {listPreloads(shopGroupId, lang).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {isBuilt ? (
          <link rel="stylesheet" href={paint.path} />
        ) : (
          <style dangerouslySetInnerHTML={{ __html: paint.content }} />
        )}
      </PageHead>
      <body>
        {preview && <PreviewBanner {...preview} />}
        <Main />
        <NextScript />
        {/* Placed after the page data, whose texts it repeats: near them it compresses well. */}
        {found?.graph && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: found.graph }} />
        )}
        {isBuilt && <script dangerouslySetInnerHTML={{ __html: deferredScriptLoader }} />}
      </body>
    </Html>
  );
};
