import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import useSWRImmutable from 'swr/immutable';
import type { Language } from '@/config/sites/site';
import { loadCalendarWords } from './loadCalendarWords';
import { MonthHeader } from './MonthHeader';

export interface CalendarPopoverProps {
  readonly anchor: HTMLElement;
  readonly isOpen: boolean;
  readonly label: string;
  readonly lang: Language;
  /** `YYYY-MM-DD`, like all days here. */
  readonly value: string | null;
  readonly first: string;
  readonly last: string;
  /** 1 = Monday … 7 = Sunday. */
  readonly closedWeekdays: readonly number[];
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
  /** Called when it is no longer visible, and the focus is where it was before. */
  readonly onClosed: () => void;
}

/** Outside the component, so that its list of months stays open when it renders. */
const slots = { calendarHeader: MonthHeader };

/** Calendar days are parsed as local midnights and formatted from their parts, so no time zone shifts them. */
const toDay = (date: Dayjs): string => date.format('YYYY-MM-DD');

/** A day, or the nearest one that is between the first and the last. */
const clamp = (day: string, first: string, last: string): string =>
  day < first ? first : day > last ? last : day;

/** MUI's calendar below a field. Loaded when a calendar is first opened. */
export const CalendarPopover = (props: CalendarPopoverProps) => {
  const { anchor, isOpen, label, lang, value, first, last, closedWeekdays } = props;
  // MUI would open at a day that is over, and lead to no other month from there.
  const start = clamp(value ?? first, first, last);
  const { data: words } = useSWRImmutable(['calendar', lang], () => loadCalendarWords(lang));
  return (
    <Popover
      open={isOpen && words !== undefined}
      anchorEl={anchor}
      onClose={props.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': label },
        transition: { onExited: props.onClosed },
      }}
    >
      {words && (
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={words.dayjsLocale}
          localeText={words.localeText}
        >
          <DateCalendar
            // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog that opens takes the focus
            autoFocus
            views={['day']}
            slots={slots}
            value={value === start ? dayjs(value) : null}
            referenceDate={dayjs(start)}
            minDate={dayjs(first)}
            maxDate={dayjs(last)}
            shouldDisableDate={(date) => closedWeekdays.includes(date.day() || 7)}
            onChange={(date: Dayjs | null) => {
              if (date) props.onChoose(toDay(date));
            }}
          />
        </LocalizationProvider>
      )}
    </Popover>
  );
};
