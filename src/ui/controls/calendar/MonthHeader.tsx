import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { usePickerAdapter, usePickerTranslations } from '@mui/x-date-pickers/hooks';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { useEffect, useRef } from 'react';
import { Icon } from '@/ui/components/Icon';
import { Chevron } from '../mui/Chevron';
import { hidden } from '../mui/fieldParts';
import { useSwipe } from './useSwipe';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0.75rem 0.75rem 0.25rem',
});

const MonthInput = styled(InputBase)({
  '&&& select': {
    minHeight: 44,
    padding: '0 2rem 0 0.75rem',
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    fontFamily: 'var(--mui-type-heading-fontFamily)',
    fontSize: '1.125rem',
    fontWeight: 'var(--mui-type-heading-fontWeight)',
    textTransform: 'capitalize',
  },
  '& select:hover': { backgroundColor: 'var(--mui-palette-tint)' },
});

const Arrow = styled(IconButton)({
  width: 44,
  height: 44,
  padding: 0,
  '&.Mui-disabled': { color: 'var(--mui-palette-control)' },
});

const Label = styled('span')(hidden);

/** The head of the calendar: the month, chosen by its name from a list, and buttons for the months beside it. */
export const MonthHeader = (props: PickersCalendarHeaderProps) => {
  const { currentMonth, minDate, maxDate, labelId, onMonthChange } = props;
  const words = usePickerTranslations();
  const adapter = usePickerAdapter();
  const root = useRef<HTMLDivElement>(null);
  const calendar = useRef<HTMLElement>(null);

  const first = adapter.startOfMonth(minDate ?? currentMonth);
  const last = adapter.startOfMonth(maxDate ?? currentMonth);
  const count = last.diff(first, 'month') + 1;
  const months = Array.from({ length: count }, (_, index) => adapter.addMonths(first, index));
  const distance = adapter.startOfMonth(currentMonth).diff(first, 'month');
  const position = Math.min(Math.max(distance, 0), count - 1);
  const nameOf = (month: typeof first) => adapter.formatByString(month, 'MMMM YYYY');
  const go = (to: number) => {
    const month = months[to];
    if (month) onMonthChange(month);
  };

  // The whole calendar is swiped, of which MUI lets only the parts be replaced.
  useEffect(() => {
    calendar.current = root.current?.parentElement ?? null;
  }, []);
  useSwipe(calendar, (direction) => go(position + direction));

  return (
    <Root ref={root}>
      <Label id={labelId} aria-live="polite">
        {nameOf(currentMonth)}
      </Label>
      <NativeSelect
        input={<MonthInput />}
        IconComponent={Chevron}
        inputProps={{ 'aria-label': words.month }}
        value={position}
        onChange={({ target }) => go(Number(target.value))}
      >
        {months.map((month, index) => (
          <option key={index} value={index}>
            {nameOf(month)}
          </option>
        ))}
      </NativeSelect>
      <div>
        <Arrow
          aria-label={words.previousMonth}
          disabled={position <= 0}
          onClick={() => go(position - 1)}
        >
          <Icon name="previous" />
        </Arrow>
        <Arrow
          aria-label={words.nextMonth}
          disabled={position >= count - 1}
          onClick={() => go(position + 1)}
        >
          <Icon name="next" />
        </Arrow>
      </div>
    </Root>
  );
};
