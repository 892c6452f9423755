import { startTransition, useCallback, useEffect, useState } from 'react';

/** Spec section 4, "Loading". */
export type ImageState = 'idle' | 'loading' | 'loaded' | 'error';

/** State of an image that may have loaded before event handlers were attached. */
const lookAt = (image: HTMLImageElement): ImageState => {
  if (!image.complete) return image.loading === 'lazy' ? 'idle' : 'loading';
  return image.naturalWidth > 0 ? 'loaded' : 'error';
};

/**
 * Tracks the loading state of an image. An image in the server's HTML may have loaded before hydration, so the element
 * is checked when it is attached.
 */
export const useImageState = () => {
  const [state, setState] = useState<ImageState>('idle');
  const ref = useCallback((image: HTMLImageElement | null) => {
    // An image without a URL counts as complete, and fires no event.
    if (!image || (image.complete && !image.currentSrc)) return;
    // A synchronous update would extend the task that hydrates the page.
    startTransition(() => setState(lookAt(image)));
  }, []);
  return {
    state,
    setState,
    listeners: {
      ref,
      onLoad: () => setState('loaded'),
      onError: () => setState('error'),
    },
  };
};

/** How long a busy image proxy refuses pictures, and a connection may be lost. */
const RETRY_MS = 15_000;

/** {@link useImageState} of an image whose element is removed while its state is `error`: it is fetched once more. */
export const useImageWithRetry = (): ReturnType<typeof useImageState> => {
  const image = useImageState();
  const { state, setState } = image;
  const [isRetried, setIsRetried] = useState(false);
  useEffect(() => {
    if (state !== 'error' || isRetried) return undefined;
    const timer = setTimeout(() => {
      setIsRetried(true);
      setState('loading');
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [state, isRetried, setState]);
  return image;
};
