import { useRef } from 'react';
import { BareButton } from '@/ui/components/BareButton';
import type { MapCity } from './pageProps';
import styles from './CityMark.module.css';
import { CityPopup } from './CityPopup';

interface CityMarkProps {
  readonly city: MapCity;
  readonly isChosen: boolean;
  readonly isHinted: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onHint: (isHinted: boolean) => void;
}

/** A city on the map: a dot with its name, and a popup once it is chosen. */
export const CityMark = ({ city, isChosen, isHinted, onChoose, onHint }: CityMarkProps) => {
  const mark = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Keeps the focus on the marker when the focused element inside the popup is removed.
    if (mark.current?.parentElement?.contains(document.activeElement)) mark.current.focus();
    onChoose(false);
  };
  return (
    <>
      <BareButton
        ref={mark}
        className={styles.mark}
        aria-expanded={isChosen}
        data-hinted={isHinted || undefined}
        onClick={() => onChoose(!isChosen)}
        onFocus={() => onHint(true)}
        onBlur={() => onHint(false)}
        onPointerEnter={() => onHint(true)}
        onPointerLeave={() => onHint(false)}
      >
        {/* useLabelSides selects a side where the label has room. */}
        <span className={styles.label} data-label="">
          {city.name}
        </span>
      </BareButton>
      {isChosen && <CityPopup city={city} onClose={close} />}
    </>
  );
};
