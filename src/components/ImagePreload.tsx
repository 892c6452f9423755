import Head from 'next/head';
import { phoneMedia } from './phoneMedia';

interface ImagePreloadProps {
  readonly srcSet: string;
  /** Of phones, where it differs. */
  readonly phoneSet: string | undefined;
  readonly sizes: string;
}

/** Lets the browser ask for a page's main picture before it has read the page. */
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
