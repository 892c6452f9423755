import Head from 'next/head';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Whether the page is specific to one visitor, and so must not be indexed. */
  readonly isPrivate?: boolean;
}

/** The title and description of a page for browsers and search results. */
export const PageHead = ({ title, description, isPrivate = false }: PageHeadProps) => (
  <Head>
    <title>{title}</title>
    <meta key="description" name="description" content={description} />
    <meta key="og:title" property="og:title" content={title} />
    <meta key="og:description" property="og:description" content={description} />
    {isPrivate && <meta key="robots" name="robots" content="noindex" />}
  </Head>
);
