import type { Share } from '@/commerce/pricing/split';

/** How a guest pays, if not by a whole share. */
export interface GuestShare {
  /** Of a guest, or `OPEN_PLACE`. */
  readonly guestId: string;
  readonly share: Share;
}

/** Who takes an extra, if not everybody who takes part in the activity. */
export interface ExtraTaker {
  readonly productId: number;
  readonly extraId: number;
  readonly guestId: string;
}

export const isSameTaker = (one: ExtraTaker, other: ExtraTaker): boolean =>
  one.productId === other.productId &&
  one.extraId === other.extraId &&
  one.guestId === other.guestId;

/**
 * In place of a guest: the first of the people who are planned but have not joined. So a guest of honour pays nothing who
 * must not know of the trip.
 */
export const OPEN_PLACE = 'open';

export const wholeShare = { kind: 'weight', weight: 2 } as const satisfies Share;

export const shareKinds = ['honour', 'weight', 'fixed'] as const satisfies readonly Share['kind'][];

export const shareLimits = {
  /** Ten whole shares. */
  weight: 20,
  /** In minor units. */
  amount: 100_000_000,
} as const;

/** The number that is stored and sent beside the kind of a share: its weight or amount. */
export const toShareValue = (share: Share): number => {
  switch (share.kind) {
    case 'honour':
      return 0;
    case 'weight':
      return share.weight;
    case 'fixed':
      return share.amount;
  }
};

export const toShare = (kind: Share['kind'], value: number): Share => {
  switch (kind) {
    case 'honour':
      return { kind };
    case 'weight':
      return { kind, weight: value };
    case 'fixed':
      return { kind, amount: value };
  }
};
