import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isPlainClick } from '@/lib/isPlainClick';

/**
 * Passes links within the same page to the router, including plain ones in texts: the router does not know history
 * entries that it did not create, and would load the page again on the way back.
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
    // React's handlers run first, so a prevented click is already marked here.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [push]);
};
