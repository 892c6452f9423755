import { formatDay } from '@/lib/formatTime';
import { formatMoney } from '@/lib/formatMoney';
import { toPrintableLine } from '@/lib/printable';
import type { Proposal, ProposedItem } from '../proposal';
import { spread } from './layout';

const locale = 'en-GB';

const choices = {
  chosen: '',
  held: ' (held: no day is chosen)',
  any: ' (held: any day is fine)',
} as const;

/** An activity of a plan as one line, without its price. */
export const formatProposedItem = (item: ProposedItem): string =>
  [
    `${item.selectedDate}${choices[item.dateChoice]}`,
    item.startTime ?? 'any start time',
    item.name,
    `${item.people} people`,
    ...item.extras.map(({ name, quantity }) => `${quantity} x ${name}`),
  ].join(', ');

const formatPlan = ({ city, currency, items, total }: NonNullable<Proposal['plan']>) => {
  const money = (amount: number | null) =>
    amount === null ? 'on request' : formatMoney(amount, currency, locale);
  return [
    '',
    `Plan for ${toPrintableLine(city)}, at the prices of that moment`,
    ...items.map((item) =>
      spread(`  ${toPrintableLine(formatProposedItem(item))}`, money(item.total)),
    ),
    spread('  Total', money(total)),
  ];
};

/** Formats what a company wants a proposal for, for printing. */
export const formatProposal = ({
  people,
  city,
  arrival,
  departure,
  plan,
}: Proposal): readonly string[] => [
  `Proposal for ${people} people${city === null ? '' : ` in ${toPrintableLine(city)}`}`,
  ...(arrival === null ? [] : [`From ${formatDay(arrival, locale)}`]),
  ...(departure === null ? [] : [`Until ${formatDay(departure, locale)}`]),
  ...(plan ? formatPlan(plan) : []),
];
