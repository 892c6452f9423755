import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useRootState } from '@/hooks/useRootState';
import type { FrameProps } from '@/layouts/frameProps';

/** Few visitors open it, so its code comes when the first of them does. */
const DrawerPanel = dynamic(() => import('./DrawerPanel').then((module) => module.DrawerPanel), {
  ssr: false,
});

export const SiteDrawer = ({ frame }: { readonly frame: FrameProps }) => {
  const { sidebarIsOpen } = useRootState();
  const [wasOpened, setWasOpened] = useState(false);
  // Stays once opened, so that closing it can be seen.
  if (sidebarIsOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <DrawerPanel frame={frame} /> : null;
};
