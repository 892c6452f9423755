import {
  DocumentHeadTags,
  type DocumentHeadTagsProps,
  documentGetInitialProps,
} from '@mui/material-nextjs/v16-pagesRouter';
import NextDocument, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import type { ErrorPageProps } from '@/views/errors/pageProps';
import type { PageProps } from '@/layouts/frameProps';

/** The language of the page, which only its props know: one document serves eleven sites. */
type AnyPageProps = Partial<PageProps> & Partial<ErrorPageProps>;

const readLang = ({ frame, site }: AnyPageProps = {}) => (frame?.site ?? site)?.lang ?? 'en';

export class Document extends NextDocument<DocumentHeadTagsProps> {
  static override getInitialProps(context: DocumentContext) {
    return documentGetInitialProps(context);
  }

  override render() {
    const pageProps = this.props.__NEXT_DATA__.props['pageProps'] as AnyPageProps | undefined;
    return (
      // Next stops smooth scrolling during navigation only where the attribute asks for it.
      <Html lang={readLang(pageProps)} data-scroll-behavior="smooth">
        <Head>
          <DocumentHeadTags {...this.props} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
