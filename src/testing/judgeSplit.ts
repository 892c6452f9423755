import { splitCosts } from '@/commerce/pricing/split';
import type { AnySplit } from './anySplit';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** @returns `divided` or `refused` if that is right; else what is wrong with it */
export const judgeSplit = ({ guests, parts, deposit }: AnySplit): string => {
  const total = sum(parts.map(({ amount }) => amount));
  const fixed = sum(guests.map(({ share }) => (share.kind === 'fixed' ? share.amount : 0)));
  const payers = new Set(
    guests.filter(({ share }) => share.kind === 'weight' && share.weight > 0).map(({ id }) => id),
  );
  const split = splitCosts(guests, parts, deposit);
  if (!split.ok) {
    const { problem } = split;
    if (problem.reason === 'fixedAboveTotal') {
      return fixed > total ? 'refused' : 'refused, although the fixed amounts fit';
    }
    const part = parts.find(({ id }) => id === problem.part);
    const isPaid = part?.takers.some((id) => payers.has(id)) ?? true;
    return isPaid ? 'refused, although somebody pays' : 'refused';
  }
  const costs = split.value;
  if (sum(costs.map((it) => it.total)) !== total) return 'shares are not the total';
  if (sum(costs.map((it) => it.deposit)) !== deposit) return 'deposits are not the deposit';
  for (const [index, { share }] of guests.entries()) {
    const own = costs[index];
    if (!own) return 'a guest is missing';
    const amounts = [own.total, own.deposit, own.balance, ...own.parts.values()];
    if (amounts.some((it) => !Number.isSafeInteger(it) || it < 0)) return 'no amount of money';
    if (own.deposit + own.balance !== own.total) return 'deposit and balance are not the share';
    if (share.kind === 'honour' && own.total !== 0) return 'the guest of honour pays';
    if (share.kind === 'fixed' && own.total !== share.amount) return 'not the fixed amount';
    for (const [part, amount] of own.parts) {
      const takers = parts.find(({ id }) => id === part)?.takers;
      if (amount > 0 && !takers?.includes(own.id)) return 'pays without taking part';
    }
  }
  return 'divided';
};
