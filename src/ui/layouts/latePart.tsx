import { type ComponentType, lazy, Suspense } from 'react';
import { loadPatiently } from '@/lib/loadPatiently';

/**
 * A part of the page whose code loads when it is first rendered, in the browser only. Unlike `next/dynamic`, it does not
 * make React render at once, in one long task, when the code has arrived. Until then it shows nothing. While the code
 * cannot be loaded, it tries again.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy(() => loadPatiently(load).then((part) => ({ default: part })));
  const LatePart = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  return LatePart;
};
