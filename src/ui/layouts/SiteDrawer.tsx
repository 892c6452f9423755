import dynamic from 'next/dynamic';
import { useState } from 'react';
import { loadWithTheme } from '@/ui/controls/loadWithTheme';
import { useRootState } from '@/ui/hooks/useRootState';
import type { FrameProps } from '@/ui/layouts/frameProps';

/** Loaded when it is first opened, since few visitors do. */
const DrawerPanel = dynamic(
  () => loadWithTheme(() => import('./DrawerPanel')).then((module) => module.DrawerPanel),
  {
    ssr: false,
  },
);

export const SiteDrawer = ({ frame }: { readonly frame: FrameProps }) => {
  const { sidebarIsOpen } = useRootState();
  const [wasOpened, setWasOpened] = useState(false);
  // Stays mounted after the first opening, for the closing animation.
  if (sidebarIsOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <DrawerPanel frame={frame} /> : null;
};
