import Head from 'next/head';
import { phoneMedia } from './phoneMedia';

interface ImagePreloadProps {
  readonly srcSet: string;
  /** For phones, if different. */
  readonly phoneSet: string | undefined;
  readonly sizes: string;
}

/** Lets the browser fetch a page's main picture before it has parsed the page. */
export const ImagePreload = ({ srcSet, phoneSet, sizes }: ImagePreloadProps) => {
  const preload = {
    rel: 'preload',
    as: 'image',
    imageSizes: sizes,
    fetchPriority: 'high',
  } as const;
  return (
    <Head>
      {phoneSet && <link key="hero-phone" {...preload} imageSrcSet={phoneSet} media={phoneMedia} />}
      <link
        key="hero"
        {...preload}
        imageSrcSet={srcSet}
        media={phoneSet ? `not all and ${phoneMedia}` : undefined}
      />
    </Head>
  );
};
