import dynamic from 'next/dynamic';
import { useCallback, useState } from 'react';
import { Icon } from '@/ui/components/Icon';
import { useBrowserValue } from '@/ui/hooks/useBrowserValue';
import { useTranslation } from '@/ui/hooks/useTranslation';
import type { FrameProps } from './frameProps';
import styles from './SearchButton.module.css';

/** Loaded with its index when it is first opened. */
const SearchPanel = dynamic(() => import('./SearchPanel').then((module) => module.SearchPanel), {
  ssr: false,
});

/** Opens the search. Without scripts, and before they run, it links to the search page. */
export const SearchButton = ({ frame }: { readonly frame: FrameProps }) => {
  const { t } = useTranslation('common');
  const isLive = useBrowserValue(() => true, false);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const open = () => {
    setIsOpen(true);
    // Stays mounted after the first opening, for the closing animation.
    setWasOpened(true);
  };

  const face = (
    <>
      <Icon name="search" size={24} />
      <span className={styles.label}>{t('nav.search')}</span>
    </>
  );
  if (!isLive) {
    return (
      <a href={frame.links.search} className={styles.button}>
        {face}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        {face}
      </button>
      {wasOpened && <SearchPanel frame={frame} isOpen={isOpen} onClose={close} />}
    </>
  );
};
