import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { checkoutControls } from '@/ui/controls/controlGroups';
import styles from './CartView.module.css';
import { toDateFieldId, toExtraFieldId } from './fieldIds';
import { useRemoved } from './useRemoved';

const Bar = checkoutControls.get('UndoBar');

/** Says what was removed and offers to restore it. */
export const UndoBar = () => {
  const { t } = useTranslation('cart');
  const { removed, undo } = useRemoved();
  const restored = useRef<string>(undefined);
  const isActivity = removed?.kind === 'activity';
  useEffect(() => {
    // The button that restored it is gone.
    if (!isActivity && restored.current !== undefined) {
      document.getElementById(restored.current)?.focus();
    }
    restored.current = undefined;
  }, [removed, isActivity]);
  const restore = () => {
    if (!removed) return;
    restored.current =
      removed.kind === 'activity'
        ? toDateFieldId(removed.item.id)
        : toExtraFieldId(removed.itemId, removed.extra.id);
    undo();
  };
  const message =
    removed &&
    (removed.kind === 'activity'
      ? t('removed', { activity: removed.name })
      : t('removedExtra', { extra: removed.name }));
  return (
    <div className={styles.status}>
      {/* The pressed button was removed together with the activity. An extra has a tick that keeps the focus. */}
      <Bar message={message} undo={t('undo')} takesFocus={isActivity} onUndo={restore} />
    </div>
  );
};
