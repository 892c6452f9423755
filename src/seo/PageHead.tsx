import Head from 'next/head';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Of one visitor alone: not for search results. */
  readonly isPrivate?: boolean;
}

/** What search results and tabs show of a page. */
export const PageHead = ({ title, description, isPrivate = false }: PageHeadProps) => (
  <Head>
    <title>{title}</title>
    <meta key="description" name="description" content={description} />
    <meta key="og:title" property="og:title" content={title} />
    <meta key="og:description" property="og:description" content={description} />
    {isPrivate && <meta key="robots" name="robots" content="noindex" />}
  </Head>
);
