import { startTransition, useCallback, useState } from 'react';

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
  const [isRetried, setIsRetried] = useState(false);
  const tryAgain = useCallback(() => {
    setIsRetried(true);
    setState('loading');
  }, []);
  return {
    state,
    /** For one whose element was removed at its error: the new element fetches it. `undefined` after it was called. */
    tryAgain: isRetried ? undefined : tryAgain,
    listeners: {
      ref,
      onLoad: () => setState('loaded'),
      onError: () => setState('error'),
    },
  };
};
