import {
  documentGetInitialProps,
  DocumentHeadTags,
  type DocumentHeadTagsProps,
} from '@mui/material-nextjs/v16-pagesRouter';
import {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentProps,
} from 'next/document';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import type { PageProps } from '@/ui/layouts/frameProps';
import { provideControls } from '@/ui/controls/provideControls';
import { deferredScriptLoader } from '@/hacks/deferredScriptLoader';
import { getBrand, getSiteTheme } from '@/ui/themes/brands';
import { alphabetOf } from '@/ui/themes/alphabets';
import { listPreloads } from '@/ui/themes/buildFontStyles';
import { getPaint, getPaintPath } from '@/ui/themes/paintFile';
import { getThemeFile } from '@/ui/themes/themeFile';
import { manifestHref } from '../hostFiles/manifest/manifestHref';
import { readSeoMetadata } from '../seoMetadata/seoMetadata';
import { controlCache } from './controlCache';
import { leaveOutKnownStyles } from './controlStyles';
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

provideControls();

export const Document = ({
  __NEXT_DATA__,
  emotionStyleTags,
}: DocumentProps & DocumentHeadTagsProps) => {
  trimDocumentData(__NEXT_DATA__);
  const pageProps: AnyPageProps = __NEXT_DATA__.props['pageProps'] ?? {};
  const { frame, site, brand } = pageProps;
  const { lang, theme } = frame?.site ?? site ?? { lang: 'en', theme: 'default' };
  const shopGroupId = frame?.brand.id ?? brand?.id ?? house;
  const { manner } = getBrand(shopGroupId);
  const preview = findPreviewWords(__NEXT_DATA__.props['pageProps']);
  const found = readSeoMetadata(frame);
  const alphabet = alphabetOf(lang);
  const paint = getPaint(theme, shopGroupId, alphabet);
  return (
    <Html
      lang={lang}
      data-theme={theme}
      data-brand={shopGroupId}
      data-theme-file={isBuilt ? getThemeFile().path : undefined}
      data-hero={manner.hero}
      data-sections={manner.sections}
    >
      <PageHead>
        {preview && <meta name="robots" content="noindex, nofollow" />}
        {/* Nothing is painted before the header is parsed: on a slow machine, its parts would push each other aside. */}
        {frame && <link rel="expect" href="#content" blocking="render" />}
        <meta name="theme-color" content={getSiteTheme(theme, shopGroupId).palette.deep} />
        <link rel="manifest" href={manifestHref} />
        {found && <FoundHead found={found} />}
        <DocumentHeadTags emotionStyleTags={leaveOutKnownStyles(emotionStyleTags)} />
        {listPreloads(shopGroupId, alphabet).map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {isBuilt ? (
          <link rel="stylesheet" href={getPaintPath(__NEXT_DATA__.buildId, paint)} />
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

/** The styles of the controls that this page contains. All documents share the cache, so each style is built once. */
Document.getInitialProps = (context: DocumentContext) =>
  documentGetInitialProps(context, { emotionCache: controlCache });
