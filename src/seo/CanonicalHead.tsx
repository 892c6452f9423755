import Head from 'next/head';

/** The one address of a page, whichever of its hosts was asked and whatever the query says. */
export const CanonicalHead = ({ href }: { readonly href: string }) => (
  <Head>
    <link key="canonical" rel="canonical" href={href} />
  </Head>
);
