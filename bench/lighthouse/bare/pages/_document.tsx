import {
  DocumentHeadTags,
  type DocumentHeadTagsProps,
  documentGetInitialProps,
} from '@mui/material-nextjs/v16-pagesRouter';
import { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';

const Document = (props: DocumentHeadTagsProps) => (
  <Html lang="en">
    <Head>
      <DocumentHeadTags {...props} />
    </Head>
    <body>
      <Main />
      <NextScript />
    </body>
  </Html>
);

Document.getInitialProps = (context: DocumentContext) => documentGetInitialProps(context);

export default Document;
