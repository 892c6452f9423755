import { type ComponentType, lazy, Suspense } from 'react';

const Nothing = () => null;

/**
 * A part of the page whose code loads when it is first rendered, in the browser only. Unlike `next/dynamic`, it does not
 * make React render at once, in one long task, when the code has arrived. If the code cannot be loaded, it shows nothing.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
  const LatePart = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  return LatePart;
};
