import Head from 'next/head';

/** The canonical URL of a page, independent of the host and query of the request. */
export const CanonicalHead = ({ href }: { readonly href: string }) => (
  <Head>
    <link key="canonical" rel="canonical" href={href} />
  </Head>
);
