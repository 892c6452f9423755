import type { PriceLine } from '@/commerce/pricing/priceItem';
import type { PlanPrice } from '@/commerce/pricing/pricePlan';

const printLine = (line: PriceLine): string => {
  if (line.kind === 'group') return `group = ${line.amount}`;
  const name = line.kind === 'extra' ? `extra ${line.id}:` : line.kind;
  return `${name} ${line.count} x ${line.unit} = ${line.amount}`;
};

/** Prints the figures of a plan as lines, to compare with figures calculated by hand. Calculates nothing. */
export const printPlan = (plan: PlanPrice): readonly string[] => {
  const { items, subtotal, saving, tax, total, deposit, balance, people, perHead } = plan;
  return [
    ...items.flatMap((item) => [...item.lines.map(printLine), `item ${item.total}`]),
    `subtotal ${subtotal}, saving ${saving}, ${tax ? `tax ${tax.percent}% ${tax.amount}` : 'no tax'}`,
    `total ${total}: deposit ${deposit.percent}% ${deposit.amount}, balance ${balance}`,
    `${perHead} for each of ${people}`,
  ];
};

/** The lines of an indented text. */
export const linesOf = (text: string): readonly string[] => text.trim().split(/\n\s*/);
