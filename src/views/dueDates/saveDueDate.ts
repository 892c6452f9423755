import { addDays } from '@/lib/days';

/** An entry for a whole day. */
export interface DueEntry {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** The same for the same entry, so that a calendar replaces it. */
  readonly id: string;
  readonly title: string;
}

const toMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A calendar file (RFC 5545) with one entry. The library loads when somebody wants one. */
export const toDueCalendar = async ({ day, id, title }: DueEntry): Promise<string> => {
  const { default: ical, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({ prodId: '//Troupe//Due dates//EN', scale: 'GREGORIAN' });
  calendar.createEvent({
    id: `${id}@troupe`,
    allDay: true,
    start: toMidnight(day),
    end: toMidnight(addDays(day, 1)),
    summary: title,
    // A payment must not block the day.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return `${calendar.toString()}\r\n`;
};

/** Downloads the calendar file of an entry. */
export const saveDueDate = async (entry: DueEntry): Promise<void> => {
  const file = new Blob([await toDueCalendar(entry)], { type: 'text/calendar;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${entry.id}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
