import Head from 'next/head';

/** The picture that others show when they point to a page. */
export const ShareHead = ({ picture }: { readonly picture: string }) => (
  <Head>
    <meta key="og:image" property="og:image" content={picture} />
    <meta key="og:image:width" property="og:image:width" content="1200" />
    <meta key="og:image:height" property="og:image:height" content="630" />
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
  </Head>
);
