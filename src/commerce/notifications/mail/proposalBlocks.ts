import { formatMoney } from '@/lib/formatMoney';
import { formatShortDay } from '@/lib/formatTime';
import type { Proposal, ProposedItem, ProposedPlan } from '@/commerce/orders/proposal';
import type { Block, Row } from './block';
import type { Setting } from './setting';

const toDay = ({ selectedDate, dateChoice }: ProposedItem, { words: t, formatLocale }: Setting) => {
  const day = formatShortDay(selectedDate, formatLocale);
  return dateChoice === 'chosen' ? day : t('plan:day.any', { day });
};

const describeItem = (item: ProposedItem, setting: Setting, total: string): string => {
  const { words: t } = setting;
  const { startTime: time, people, extras } = item;
  return [
    toDay(item, setting),
    time === null ? t('plan:start.anyInText') : t('plan:start.at', { time }),
    t('people', { count: people }),
    ...extras.map(({ name, quantity }) => `${quantity} × ${name}`),
    total,
  ].join(', ');
};

const toPlanBlocks = (plan: ProposedPlan, setting: Setting): readonly Block[] => {
  const { words: t, formatLocale } = setting;
  const money = (amount: number | null) =>
    amount === null ? t('proposal.onRequest') : formatMoney(amount, plan.currency, formatLocale);
  const main = t('plan:totals.total');
  return [
    { kind: 'heading', text: t('plan', { city: setting.nameOfCity(plan.city) }) },
    {
      kind: 'facts',
      rows: plan.items.map((item): Row => [
        item.name,
        describeItem(item, setting, money(item.total)),
      ]),
    },
    { kind: 'totals', main, rows: [[main, money(plan.total)]] },
  ];
};

/** What a company wants a proposal for: place, days and group, and its plan with the prices of that moment. */
export const toProposalBlocks = (
  { people, city, arrival, departure, plan }: Proposal,
  setting: Setting,
): readonly Block[] => {
  const { words: t, formatLocale, nameOfCity } = setting;
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [t('shop.fields.city'), city === null ? null : nameOfCity(city)],
    [t('plan:stay.arrival'), arrival === null ? null : formatShortDay(arrival, formatLocale)],
    [t('plan:stay.departure'), departure === null ? null : formatShortDay(departure, formatLocale)],
    [t('shop.fields.people'), String(people)],
  ];
  return [
    {
      kind: 'facts',
      rows: rows.flatMap(([label, value]): Row[] => (value === null ? [] : [[label, value]])),
    },
    ...(plan ? toPlanBlocks(plan, setting) : []),
  ];
};
