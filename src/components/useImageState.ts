import { startTransition, useCallback, useState } from 'react';

/** Spec section 4, "Loading". */
export type ImageState = 'idle' | 'loading' | 'loaded' | 'error';

/** What became of an image that began to load before anyone could listen. */
const lookAt = (image: HTMLImageElement): ImageState => {
  if (!image.complete) return image.loading === 'lazy' ? 'idle' : 'loading';
  return image.naturalWidth > 0 ? 'loaded' : 'error';
};

/**
 * Follows an image from its first byte to its last. An image of the server's page may be through before the browser
 * listens, so the element itself is looked at as it appears.
 */
export const useImageState = () => {
  const [state, setState] = useState<ImageState>('idle');
  const ref = useCallback((image: HTMLImageElement | null) => {
    // An image without an address yet counts as complete, and as nothing else.
    if (!image || (image.complete && !image.currentSrc)) return;
    // At once would mean within the same task as everything that begins with the page.
    startTransition(() => setState(lookAt(image)));
  }, []);
  return {
    state,
    ref,
    onLoad: () => setState('loaded'),
    onError: () => setState('error'),
  };
};
