import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import type { PageProps } from '@/layouts/frameProps';
import { buildThemeStyles } from '@/themes/buildThemeStyles';

/** Language and theme, which only the page's props know: one document serves eleven sites. */
type AnyPageProps = Partial<PageProps> & Partial<ErrorPageProps>;

export const Document = ({ __NEXT_DATA__ }: DocumentProps) => {
  const { frame, site } = (__NEXT_DATA__.props['pageProps'] ?? {}) as AnyPageProps;
  const { lang, theme } = frame?.site ?? site ?? { lang: 'en', theme: 'default' };
  return (
    // Next stops smooth scrolling during navigation only where the attribute asks for it.
    <Html lang={lang} data-theme={theme} data-scroll-behavior="smooth">
      <Head>
        <style dangerouslySetInnerHTML={{ __html: buildThemeStyles(theme) }} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
};
