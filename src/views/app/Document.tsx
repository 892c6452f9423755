import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import type { PageProps } from '@/layouts/frameProps';
import { pageStart } from '@/security/pageStart';
import { getBrand, getPaint } from '@/themes/brands';
import { listPreloads } from '@/themes/buildFontStyles';
import { getPaintFile } from '@/themes/paintFile';
import type { CityView } from '../city/pageProps';
import { cityPage, leaveOutShown } from '../city/shown';
import { manifestHref } from '../manifest/manifestHref';
import { readFindings } from '../found/findings';
import { DocumentHead } from './DocumentHead';
import { findPreviewWords } from './findPreviewWords';
import { FoundHead } from './FoundHead';
import { PreviewBanner } from './PreviewBanner';

/** Language, theme and brand, which only the page's props know: one document serves eleven sites. */
type AnyPageProps = Partial<PageProps> & Partial<ErrorPageProps>;

/**
 * Development has scripts come and go, and a policy that would not let the one that starts them be; and no build has
 * written its stylesheets.
 */
const isBuilt = process.env.NODE_ENV === 'production';
const PageHead = isBuilt ? DocumentHead : Head;

/** Where not even the site is known. */
const house = 1;

/** What the document shows anyway need not stand in its data as well. What Next keeps of the data is another object. */
const lighten = (data: DocumentProps['__NEXT_DATA__']): void => {
  const { pageProps } = data.props as { readonly pageProps?: { readonly view?: CityView } };
  if (data.page !== cityPage || !pageProps?.view) return;
  const view = leaveOutShown(pageProps.view);
  data.props = { ...data.props, pageProps: { ...pageProps, view } };
};

export const Document = ({ __NEXT_DATA__ }: DocumentProps) => {
  lighten(__NEXT_DATA__);
  const { frame, site, brand } = (__NEXT_DATA__.props['pageProps'] ?? {}) as AnyPageProps;
  const { lang, theme } = frame?.site ?? site ?? { lang: 'en', theme: 'default' };
  const shopGroupId = frame?.brand.id ?? brand?.id ?? house;
  const { manner } = getBrand(shopGroupId);
  const preview = findPreviewWords(__NEXT_DATA__.props['pageProps']);
  const found = readFindings(frame);
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
        {/* After the data, whose texts it repeats: so near to them it packs to little. */}
        {found?.graph && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: found.graph }} />
        )}
        {isBuilt && <script dangerouslySetInnerHTML={{ __html: pageStart }} />}
      </body>
    </Html>
  );
};
