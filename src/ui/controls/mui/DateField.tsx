import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import { furthestDay } from '@/commerce/cart/bookableDay';
import { useMoney } from '@/ui/hooks/useMoney';
import { formatShortDay } from '@/lib/formatTime';
import { isLanguage } from '@/config/sites/site';
import { Icon } from '@/ui/components/Icon';
import { down } from '@/ui/themes/breakpoints';
import { fieldControl } from '@/ui/themes/components/field';
import { loadPatiently } from '@/lib/loadPatiently';
import { withControlTheme } from '../ControlTheme';
import type { DateFieldProps } from '../fieldProps';
import { Field, FormFieldLabel, SmallLabel } from './fieldParts';

const CalendarPopover = dynamic(
  () =>
    loadPatiently(() => import('../calendar/CalendarPopover')).then(
      (module) => module.CalendarPopover,
    ),
  { ssr: false },
);

const Control = styled('div')({ position: 'relative', display: 'flex' });

const Opener = styled(ButtonBase)({
  ...fieldControl,
  justifyContent: 'flex-start',
  gap: '0.5rem',
  minWidth: 0,
  fontWeight: 600,
  textAlign: 'left',
  '& svg': { color: 'var(--mui-palette-link)' },
  // Wrap into two lines if letters are large or the screen is narrow.
  '& span': { minWidth: 0, lineHeight: 1.2, overflowWrap: 'anywhere' },
  // There is a button to clear it beside the text.
  '&:not(:only-child)': { paddingRight: '2.75rem' },
  // Then the text has two lines at most, in a field of the same height.
  [`@media ${down('lg')}`]: {
    '&:not(:only-child)': {
      paddingBlock: '0.25rem',
      paddingLeft: '0.75rem',
      fontSize: '0.9375rem',
    },
    '&:not(:only-child) svg': { display: 'none' },
  },
});

const Empty = styled('span')({ color: 'var(--mui-palette-text-secondary)', fontWeight: 400 });

const Clear = styled(IconButton)({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: '2.75rem',
  padding: 0,
  color: 'var(--mui-palette-text-secondary)',
  '&:hover': { backgroundColor: 'transparent', color: 'var(--mui-palette-text-primary)' },
});

const later = (a: string, b: string | null | undefined) => (b && b > a ? b : a);

/** A button that opens a calendar, in which unavailable days are disabled. */
export const DateField = withControlTheme((props: DateFieldProps) => {
  const { label, value, today, first, closedWeekdays = [], empty, onChange, canClear } = props;
  const { t, i18n } = useTranslation('planner');
  const { locale } = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  // Stays mounted after the first opening, for the closing animation.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = useRef(false);
  const open = () => {
    setAnchor(button.current);
    setIsOpen(true);
  };
  useImperativeHandle(props.ref, () => ({
    open: () => {
      button.current?.focus();
      open();
    },
  }));
  const isClearable = canClear && value !== null;
  const labelId = useId();
  const valueId = useId();
  const Value = value === null ? Empty : 'span';
  const Label = props.look === 'form' ? FormFieldLabel : SmallLabel;
  return (
    <Field>
      <Label id={labelId}>{label}</Label>
      <Control>
        <Opener
          ref={button}
          id={props.id}
          aria-labelledby={`${labelId} ${valueId}`}
          aria-describedby={props.describedBy}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
        >
          <Icon name="calendar" size={18} />
          <Value id={valueId}>{value === null ? empty : formatShortDay(value, locale)}</Value>
        </Opener>
        {isClearable && (
          <Clear
            aria-label={`${t('clearDay')}: ${label}`}
            onClick={() => {
              onChange(null);
              button.current?.focus();
            }}
          >
            <Icon name="close" size={16} />
          </Clear>
        )}
      </Control>
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
            isChosen.current = true;
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
          onClosed={() => {
            if (isChosen.current) props.onChosen?.();
            isChosen.current = false;
          }}
        />
      )}
    </Field>
  );
});
