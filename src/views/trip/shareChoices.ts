import type { Share } from '@/commerce/pricing/split';
import { wholeShare } from '@/commerce/trips/model/share';

const weightChoices = ['whole', 'half', 'oneAndHalf', 'double'] as const;

/** The shares that an organiser can choose. A fixed amount is typed beside it. */
export const shareChoices = [...weightChoices, 'honour', 'fixed'] as const;

export type ShareChoice = (typeof shareChoices)[number];

const weights = { half: 1, whole: wholeShare.weight, oneAndHalf: 3, double: 4 } as const;

/** `other`: a weight that the page does not offer. */
export const toShareChoice = (share: Share): ShareChoice | 'other' => {
  if (share.kind !== 'weight') return share.kind;
  return weightChoices.find((it) => weights[it] === share.weight) ?? 'other';
};

/** @param amount of a fixed share, in minor units */
export const toChosenShare = (choice: ShareChoice, amount: number): Share => {
  if (choice === 'honour') return { kind: 'honour' };
  if (choice === 'fixed') return { kind: 'fixed', amount };
  return { kind: 'weight', weight: weights[choice] };
};
