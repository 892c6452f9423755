import dynamic from 'next/dynamic';
import { useCallback, useState } from 'react';
import { Icon } from '@/components/Icon';
import { useBrowserValue } from '@/hooks/useBrowserValue';
import { useTranslation } from '@/hooks/useTranslation';
import type { FrameProps } from './frameProps';
import styles from './SearchButton.module.css';

/** Its code comes when it is first opened, and with it the index. */
const SearchPanel = dynamic(() => import('./SearchPanel').then((module) => module.SearchPanel), {
  ssr: false,
});

/** Opens the search. Until scripts run, and where they do not, it leads to the page of the search. */
export const SearchButton = ({ frame }: { readonly frame: FrameProps }) => {
  const { t } = useTranslation('common');
  const isLive = useBrowserValue(() => true, false);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const open = () => {
    setIsOpen(true);
    // Stays once opened, so that closing it can be seen.
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
