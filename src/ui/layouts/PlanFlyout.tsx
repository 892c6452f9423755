import dynamic from 'next/dynamic';
import { useState } from 'react';
import { loadWithTheme } from '@/ui/controls/loadWithTheme';
import { useRootState } from '@/ui/hooks/useRootState';
import type { FrameProps } from './frameProps';

/** Loaded when it is first opened. */
const PlanPanel = dynamic(
  () => loadWithTheme(() => import('./PlanPanel')).then((module) => module.PlanPanel),
  {
    ssr: false,
  },
);

export const PlanFlyout = ({ frame }: { readonly frame: FrameProps }) => {
  const { flyoutData } = useRootState();
  const [wasOpened, setWasOpened] = useState(false);
  // Stays mounted after the first opening, for the closing animation.
  if (flyoutData && !wasOpened) setWasOpened(true);
  return wasOpened ? <PlanPanel frame={frame} /> : null;
};
