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

const isCancelled = ({ order }: DayEntry): boolean => order.state === 'cancelled';

const formatCustomer = ({ reference, state, locale: site, customer }: DayEntry['order']) => {
  const { name, phone, email } = customer;
  const contact = toPrintableLine([name, phone, email].filter(Boolean).join(', '));
  return `    ${reference}, ${state}, site ${site}: ${contact}`;
};

const formatName = ({ item }: DayEntry) =>
  `${item.startTime ?? 'any time'}  ${toPrintableLine(item.name)}`;

const formatEntry = (entry: DayEntry): readonly string[] => {
  const { order, item } = entry;
  const extras = item.lines.flatMap(({ count, extra }) =>
    extra ? [`${count} × ${extra.name}`] : [],
  );
  return [
    spread(`  ${formatName(entry)}`, formatPeople(item.people)),
    formatCustomer(order),
    ...(extras.length > 0 ? [`    with ${toPrintableLine(extras.join(', '))}`] : []),
  ];
};

/** Without extras, and without people in the right column: both are only of those who come. */
const formatCancelled = (entry: DayEntry): readonly string[] => [
  `  CANCELLED  ${formatName(entry)}, ${formatPeople(entry.item.people)}`,
  formatCustomer(entry.order),
];

/**
 * Formats what was ordered for a day, by city, start time and activity; empty if nothing was. Any start time comes last.
 * What was cancelled is marked and comes at the end of its city, so that an operator sees that it was ordered.
 */
export const formatDayEntries = (
  day: string,
  entries: readonly (DayEntry | Unreadable)[],
): string => {
  if (entries.length === 0) return '';
  const readable = entries.filter(isReadable).sort(byTime);
  const listIn = (city: string) => readable.filter(({ order }) => order.city === city);
  const cities = [...new Set(readable.map(({ order }) => order.city))];
  return [
    formatShortDay(day, locale),
    ...cities.flatMap((city) => [
      rule,
      toPrintableLine(city),
      ...listIn(city)
        .filter((entry) => !isCancelled(entry))
        .flatMap(formatEntry),
      ...listIn(city).filter(isCancelled).flatMap(formatCancelled),
    ]),
    ...(readable.length < entries.length ? [rule] : []),
    ...entries.filter(isUnreadable).map(formatUnreadable),
  ].join('\n');
};
