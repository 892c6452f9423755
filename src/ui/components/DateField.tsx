import dynamic from 'next/dynamic';
import { useId, useRef, useState } from 'react';
import { furthestDay } from '@/commerce/cart/bookableDay';
import { useMoney } from '@/ui/hooks/useMoney';
import { useTranslation } from '@/ui/hooks/useTranslation';
import { formatShortDay } from '@/lib/formatTime';
import { isLanguage } from '@/config/sites/site';
import styles from './DateField.module.css';
import { Icon } from './Icon';

const CalendarPopover = dynamic(
  () => import('./calendar/CalendarPopover').then((module) => module.CalendarPopover),
  { ssr: false },
);

interface DateFieldProps {
  /** Id of the button, for code that has to find it. */
  readonly id?: string;
  readonly label: string;
  /** `YYYY-MM-DD`, like all days here. */
  readonly value: string | null;
  /** The first selectable day. While it is `null`, no day can be selected. */
  readonly today: string | null;
  /** An additional lower limit. */
  readonly first?: string | null;
  /** 1 = Monday … 7 = Sunday. */
  readonly closedWeekdays?: readonly number[];
  /** Text while no day is selected. */
  readonly empty: string;
  readonly onChange: (day: string | null) => void;
  readonly canClear?: boolean;
  /** Id of the error text. */
  readonly describedBy?: string;
}

const later = (a: string, b: string | null | undefined) => (b && b > a ? b : a);

/** A button that opens a calendar, in which unavailable days are disabled. */
export const DateField = (props: DateFieldProps) => {
  const { label, value, today, first, closedWeekdays = [], empty, onChange, canClear } = props;
  const { t, i18n } = useTranslation('planner');
  const { locale } = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  // Stays mounted after the first opening, for the closing animation.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isClearable = canClear && value !== null;
  const labelId = useId();
  const valueId = useId();
  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div className={styles.control}>
        <button
          ref={button}
          id={props.id}
          type="button"
          className={isClearable ? `${styles.button} ${styles.clearable}` : styles.button}
          aria-labelledby={`${labelId} ${valueId}`}
          aria-describedby={props.describedBy}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            setIsOpen(true);
          }}
        >
          <Icon name="calendar" size={18} />
          <span id={valueId} className={value === null ? styles.empty : undefined}>
            {value === null ? empty : formatShortDay(value, locale)}
          </span>
        </button>
        {isClearable && (
          <button
            type="button"
            className={styles.clear}
            aria-label={`${t('clearDay')}: ${label}`}
            onClick={() => {
              onChange(null);
              button.current?.focus();
            }}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      {anchor && today !== null && (
        <CalendarPopover
          anchor={anchor}
          isOpen={isOpen}
          label={t('calendar', { field: label })}
          lang={isLanguage(i18n.language) ? i18n.language : 'en'}
          value={value}
          first={later(today, first)}
          last={furthestDay(today)}
          closedWeekdays={closedWeekdays}
          onChoose={(day) => {
            onChange(day);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
};
