import dynamic from 'next/dynamic';
import { useCallback, useState } from 'react';
import { loadWithTheme } from '@/ui/controls/loadWithTheme';
import { planningControls } from '@/ui/controls/controlGroups';
import type { FrameProps } from './frameProps';

/** Loaded with its index when it is first opened. */
const SearchPanel = dynamic(
  () => loadWithTheme(() => import('./SearchPanel')).then((module) => module.SearchPanel),
  {
    ssr: false,
  },
);

const SearchTool = planningControls.get('SearchTool');

/** Opens the search. Without scripts, and before they run, it links to the search page. */
export const SearchButton = ({ frame }: { readonly frame: FrameProps }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const open = useCallback(() => {
    setIsOpen(true);
    // Stays mounted after the first opening, for the closing animation.
    setWasOpened(true);
  }, []);
  return (
    <>
      <SearchTool href={frame.links.search} isOpen={isOpen} onOpen={open} />
      {wasOpened && <SearchPanel frame={frame} isOpen={isOpen} onClose={close} />}
    </>
  );
};
