import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { checkoutControls } from '@/ui/controls/controlGroups';
import styles from './CartView.module.css';
import { toDateFieldId, toExtraFieldId } from './fieldIds';
import { type Removed, useRemoved } from './useRemoved';

const Bar = checkoutControls.get('UndoBar');

const DOUBLE_CLICK_MS = 500;

/** The field that has the focus after something was restored. */
const toFieldId = (removed: Removed): string => {
  if (removed.kind === 'extra') return toExtraFieldId(removed.itemId, removed.extra.id);
  const item = removed.kind === 'plan' ? removed.plan.items[0] : removed.item;
  return item ? toDateFieldId(item.id) : '';
};

/** Says what was removed or replaced, and offers to restore it. */
export const UndoBar = () => {
  const { t } = useTranslation('cart');
  const { removed, undo } = useRemoved();
  const restored = useRef<string>(undefined);
  const restoredAt = useRef(-Infinity);
  const isActivity = removed?.kind === 'activity';
  useEffect(() => {
    // The button that restored it is gone.
    if (!isActivity && restored.current !== undefined) {
      document.getElementById(restored.current)?.focus();
    }
    restored.current = undefined;
  }, [removed, isActivity]);
  /** @param pressedAt when the visitor pressed, in ms: a slow phone handles the second press of a double click late */
  const restore = (pressedAt: number) => {
    if (!removed) return;
    // The second press of a double click is not about the next offer.
    if (removed.kind === 'plan' && pressedAt - restoredAt.current < DOUBLE_CLICK_MS) return;
    restoredAt.current = pressedAt;
    restored.current = toFieldId(removed);
    undo();
  };
  const describe = (it: Removed): string => {
    if (it.kind === 'plan') return t('replaced');
    return it.kind === 'activity'
      ? t('removed', { activity: it.name })
      : t('removedExtra', { extra: it.name });
  };
  return (
    <div className={styles.status}>
      {/* The pressed button was removed together with the activity. An extra has a tick that keeps the focus. */}
      <Bar
        message={removed && describe(removed)}
        undo={t(removed?.kind === 'plan' ? 'bringBack' : 'undo')}
        takesFocus={isActivity}
        onUndo={({ timeStamp }) => restore(timeStamp)}
      />
    </div>
  );
};
