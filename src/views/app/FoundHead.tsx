import type { SeoMetadata } from '../seoMetadata/seoMetadata';

/**
 * Metadata for search engines and link previews. It belongs to the document instead of the page, so that visitors load
 * no script for it.
 */
export const FoundHead = ({ found }: { readonly found: SeoMetadata }) => (
  <>
    <meta property="og:type" content={found.written ? 'article' : 'website'} />
    <meta property="og:url" content={found.url} />
    <meta property="og:site_name" content={found.siteName} />
    <meta property="og:locale" content={found.locale} />
    <meta property="og:image" content={found.image} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    {found.written && <meta property="article:published_time" content={found.written.on} />}
    {found.written?.updated && (
      <meta property="article:modified_time" content={found.written.updated} />
    )}
    {found.alternates.map(({ hreflang, href }) => (
      <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
    ))}
  </>
);
