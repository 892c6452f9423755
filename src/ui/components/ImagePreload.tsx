import Head from 'next/head';
import { phoneMedia } from './phoneMedia';

interface ImagePreloadProps {
  readonly srcSet: string;
  /** For phones, if different. */
  readonly phoneSet: string | undefined;
  readonly sizes: string;
  readonly phoneSizes: string;
}

/** Lets the browser fetch a page's main picture before it has parsed the page. */
export const ImagePreload = ({ srcSet, phoneSet, sizes, phoneSizes }: ImagePreloadProps) => {
  const preload = {
    rel: 'preload',
    as: 'image',
    fetchPriority: 'high',
  } as const;
  return (
    <Head>
      {phoneSet && (
        <link
          key="hero-phone"
          {...preload}
          imageSrcSet={phoneSet}
          imageSizes={phoneSizes}
          media={phoneMedia}
        />
      )}
      <link
        key="hero"
        {...preload}
        imageSrcSet={srcSet}
        imageSizes={sizes}
        media={phoneSet ? `not all and ${phoneMedia}` : undefined}
      />
    </Head>
  );
};
