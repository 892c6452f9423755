import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';

/** An event as a calendar program reads it. */
export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly location: string;
  /** For the whole day. */
  readonly isWholeDay: boolean;
  /** ms since 1970; of whole days, the midnights in UTC */
  readonly start: number;
  readonly end: number;
}

const readByIcalJs = (text: string): readonly ReadEvent[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, location, startDate, endDate } = new ICAL.Event(component);
    const toMs = (time: ICAL.Time) =>
      time.isDate ? Date.parse(`${time.toString()}T00:00:00Z`) : time.toJSDate().getTime();
    return {
      uid,
      sequence,
      summary,
      location,
      isWholeDay: startDate.isDate,
      start: toMs(startDate),
      end: toMs(endDate),
    };
  });

const readByTsIcs = (text: string): readonly ReadEvent[] =>
  (convertIcsCalendar(undefined, text).events ?? []).map(
    ({ uid, sequence, summary, location, start, end }) => {
      if (!end) throw new Error('It has an end');
      return {
        uid,
        // Left out, it is 0 (RFC 5545, 3.8.7.4); this one leaves 0 out.
        sequence: sequence ?? 0,
        summary,
        location: location ?? '',
        isWholeDay: start.type === 'DATE',
        start: start.date.getTime(),
        end: end.date.getTime(),
      };
    },
  );

/** Two programs that have nothing in common: a text that both read alike is right for others too. */
export const calendarReaders = [
  ['ical.js', readByIcalJs],
  ['ts-ics', readByTsIcs],
] as const;
