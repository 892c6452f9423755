import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useRootState } from '@/hooks/useRootState';
import type { FrameProps } from './frameProps';

/** Its code comes when it is first opened. */
const PlanPanel = dynamic(() => import('./PlanPanel').then((module) => module.PlanPanel), {
  ssr: false,
});

export const PlanFlyout = ({ frame }: { readonly frame: FrameProps }) => {
  const { flyoutData } = useRootState();
  const [wasOpened, setWasOpened] = useState(false);
  // Stays once opened, so that closing it can be seen.
  if (flyoutData && !wasOpened) setWasOpened(true);
  return wasOpened ? <PlanPanel frame={frame} /> : null;
};
