import Head from 'next/head';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
}

/** What search results and tabs show of a page. */
export const PageHead = ({ title, description }: PageHeadProps) => (
  <Head>
    <title>{title}</title>
    <meta key="description" name="description" content={description} />
  </Head>
);
