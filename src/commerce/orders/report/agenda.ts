import { formatShortDay } from '@/lib/formatTime';
import { toPrintableLine } from '@/lib/printable';
import type { DayEntry } from '../store/orderStore';
import { isReadable, isUnreadable, type Unreadable } from '../store/unreadable';
import { formatUnreadable, rule, spread } from './layout';

const locale = 'en-GB';

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : Number(a > b));

/** Sorts after every `HH:MM`. */
const NO_TIME = '99:99';

const timeOf = ({ item }: DayEntry): string => item.startTime ?? NO_TIME;

/** The name depends on the language of the order, so the same activity is found by its id. */
const byTime = (a: DayEntry, b: DayEntry): number =>
  compare(a.order.city, b.order.city) ||
  compare(timeOf(a), timeOf(b)) ||
  compare(a.item.productId, b.item.productId) ||
  compare(a.order.reference, b.order.reference);

const formatPeople = (people: number) => `${people} ${people === 1 ? 'person' : 'people'}`;

const formatEntry = ({ order, item }: DayEntry): readonly string[] => {
  const { name, phone, email } = order.customer;
  const extras = item.lines.flatMap(({ count, extra }) =>
    extra ? [`${count} × ${extra.name}`] : [],
  );
  return [
    spread(
      `  ${item.startTime ?? 'any time'}  ${toPrintableLine(item.name)}`,
      formatPeople(item.people),
    ),
    `    ${order.reference}, site ${order.locale}: ${toPrintableLine([name, phone, email].filter(Boolean).join(', '))}`,
    ...(extras.length > 0 ? [`    with ${toPrintableLine(extras.join(', '))}`] : []),
  ];
};

/** Formats what runs on a day, by city, start time and activity; empty if nothing does. Any start time comes last. */
export const formatDayEntries = (
  day: string,
  entries: readonly (DayEntry | Unreadable)[],
): string => {
  if (entries.length === 0) return '';
  const readable = entries.filter(isReadable).sort(byTime);
  const cities = [...new Set(readable.map(({ order }) => order.city))];
  return [
    formatShortDay(day, locale),
    ...cities.flatMap((city) => [
      rule,
      toPrintableLine(city),
      ...readable.filter(({ order }) => order.city === city).flatMap(formatEntry),
    ]),
    ...(readable.length < entries.length ? [rule] : []),
    ...entries.filter(isUnreadable).map(formatUnreadable),
  ].join('\n');
};
