import dynamic from 'next/dynamic';
import { useId, useRef, useState } from 'react';
import { furthestDay } from '@/cart/bookableDay';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { formatShortDay } from '@/lib/formatTime';
import type { Language } from '@/sites/site';
import styles from './DateField.module.css';
import { Icon } from './Icon';

const CalendarPopover = dynamic(
  () => import('./calendar/CalendarPopover').then((module) => module.CalendarPopover),
  { ssr: false },
);

interface DateFieldProps {
  /** Of the button, for whoever must find it again. */
  readonly id?: string;
  readonly label: string;
  /** `YYYY-MM-DD`, as all days here. */
  readonly value: string | null;
  /** The first day that can be chosen is this one; nothing can while it is unknown. */
  readonly today: string | null;
  /** Not before this day either. */
  readonly first?: string | null;
  /** 1 = Monday … 7 = Sunday. */
  readonly closedWeekdays?: readonly number[];
  /** What stands there while no day is chosen. */
  readonly empty: string;
  readonly onChange: (day: string | null) => void;
  readonly canClear?: boolean;
  /** Id of what is wrong with the day. */
  readonly describedBy?: string;
}

const later = (a: string, b: string | null | undefined) => (b && b > a ? b : a);

/** A day that opens a calendar, in which days that cannot be had are disabled. */
export const DateField = (props: DateFieldProps) => {
  const { label, value, today, first, closedWeekdays = [], empty, onChange, canClear } = props;
  const { t, i18n } = useTranslation('planner');
  const { locale } = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  // Stays once opened, so that closing it can be seen.
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
          lang={i18n.language as Language}
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
