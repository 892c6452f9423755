import { IconButton } from '@/ui/components/IconButton';
import { useTranslation } from 'next-i18next/pages';
import styles from './MapButtons.module.css';

interface MapButtonsProps {
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  readonly onGrow: () => void;
  readonly onShrink: () => void;
  readonly onAll: () => void;
}

const paths = {
  grow: 'M12 5v14M5 12h14',
  shrink: 'M5 12h14',
  all: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
} as const;

/** Zoom buttons of the map, for visitors who cannot pinch. */
export const MapButtons = ({ canGrow, canShrink, onGrow, onShrink, onAll }: MapButtonsProps) => {
  const { t } = useTranslation('map');
  const buttons = [
    { name: 'grow', isOff: !canGrow, onPress: onGrow },
    { name: 'shrink', isOff: !canShrink, onPress: onShrink },
    { name: 'all', isOff: false, onPress: onAll },
  ] as const;
  return (
    <div className={styles.buttons}>
      {buttons.map(({ name, isOff, onPress }) => (
        <IconButton
          key={name}
          look="framed"
          aria-label={t(`buttons.${name}`)}
          // The `disabled` attribute would remove the focus at the last step.
          aria-disabled={isOff}
          onClick={() => {
            if (!isOff) onPress();
          }}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d={paths[name]} />
          </svg>
        </IconButton>
      ))}
    </div>
  );
};
