import { useEffect, useRef } from 'react';
import { useTranslation } from '@/ui/hooks/useTranslation';
import styles from './CartView.module.css';
import { useRemoved } from './useRemoved';

/** Says what was removed and offers to restore it. Always rendered, so that screen readers announce new content. */
export const UndoBar = () => {
  const { t } = useTranslation('cart');
  const { removed, undo } = useRemoved();
  const button = useRef<HTMLButtonElement>(null);
  // The focused element was removed.
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  return (
    <div role="status">
      {removed && (
        <p className={styles.undo}>
          <span>{t('removed', { activity: removed.name })}</span>
          <button ref={button} type="button" onClick={undo}>
            {t('undo')}
          </button>
        </p>
      )}
    </div>
  );
};
