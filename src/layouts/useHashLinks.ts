import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/lib/isPlainClick';

/**
 * Hands links to a part of the same page to the router, plain ones in texts too: an entry of the history that the router
 * does not know would make it load the page again on the way back.
 */
export const useHashLinks = (): void => {
  const { push } = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]:not([target])');
      if (!link) return;
      event.preventDefault();
      void push(link.getAttribute('href') ?? '', undefined, { scroll: false });
    };
    // React has its handlers further down, so whoever has taken the click already comes first.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [push]);
};
