import { err, ok, type Result } from '@troupe/basics/result';
import { apportion } from './apportion';

/** How a guest takes part in the costs. */
export type Share =
  /** The guest of honour: pays nothing. */
  | { readonly kind: 'honour' }
  /** In halves of a share: 2 is a whole one. */
  | { readonly kind: 'weight'; readonly weight: number }
  /** Pays this in all, in minor units, whatever he takes part in. */
  | { readonly kind: 'fixed'; readonly amount: number };

export interface SplitGuest {
  readonly id: string;
  readonly share: Share;
}

/** A thing that is paid for: an activity, or an extra of one. */
export interface SplitPart {
  /** Parts with the same one are one part, see {@link mergeParts}. */
  readonly id: string;
  /** Minor units, 0 or more. */
  readonly amount: number;
  /** The ids of those who take part in it. */
  readonly takers: readonly string[];
}

/** Why costs cannot be split. */
export type SplitProblem =
  /** The fixed amounts are more than everything costs. */
  | { readonly reason: 'fixedAboveTotal' }
  /** Nobody is left to pay for a part. */
  | { readonly reason: 'nobodyPays'; readonly part: string };

/** What one guest pays, in minor units: `total = deposit + balance`. */
export interface GuestCosts {
  readonly id: string;
  readonly total: number;
  readonly deposit: number;
  readonly balance: number;
  /** By part. Without what a fixed amount pays for. */
  readonly parts: ReadonlyMap<string, number>;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Parts with one id become one: it costs what they cost, and all take part in it who take part in one of them. */
export const mergeParts = (parts: readonly SplitPart[]): readonly SplitPart[] => {
  const merged = new Map<string, SplitPart>();
  for (const part of parts) {
    const { amount = 0, takers = [] } = merged.get(part.id) ?? {};
    merged.set(part.id, {
      id: part.id,
      amount: amount + part.amount,
      takers: [...takers, ...part.takers],
    });
  }
  return [...merged.values()];
};

/** What is left of each part when the fixed amounts are paid. They go first to what nobody else pays for. */
const payFixed = (
  parts: readonly SplitPart[],
  fixed: readonly SplitGuest[],
  paid: number,
  hasPayer: (part: SplitPart) => boolean,
): Result<readonly SplitPart[], SplitProblem> => {
  const ids = new Set(fixed.map(({ id }) => id));
  const orphans = parts.filter((part) => part.amount > 0 && !hasPayer(part));
  const unpaid = orphans.find(({ takers }) => !takers.some((id) => ids.has(id)));
  const [orphan] = orphans;
  if (unpaid) return err({ reason: 'nobodyPays', part: unpaid.id });
  const others = parts.filter(hasPayer);
  const left = paid - sum(orphans.map(({ amount }) => amount));
  if (left < 0 && orphan) return err({ reason: 'nobodyPays', part: orphan.id });
  const weighed = others.map(({ id, amount }) => ({ id, weight: amount }));
  const covered = apportion(left, weighed, 'fixed');
  return ok(others.map((part) => ({ ...part, amount: part.amount - (covered.get(part.id) ?? 0) })));
};

/**
 * Splits what a group pays. Guests of honour pay nothing, fixed amounts are paid first, and the rest of each part is divided
 * by weight among those who take part in it. The shares add up to the parts, and the deposits to the deposit, to the
 * minor unit. Pure, and without any order of a locale, so that browser and server get the same.
 *
 * @param guests with different ids
 * @param listed the parts
 * @param deposit the deposit for everything, in minor units; at most the sum of the parts
 */
export const splitCosts = (
  guests: readonly SplitGuest[],
  listed: readonly SplitPart[],
  deposit: number,
): Result<readonly GuestCosts[], SplitProblem> => {
  const parts = mergeParts(listed);
  const total = sum(parts.map(({ amount }) => amount));
  const fixed = guests.filter(({ share }) => share.kind === 'fixed');
  const fixedOf = new Map(
    guests.flatMap(({ id, share }) => (share.kind === 'fixed' ? [[id, share.amount]] : [])),
  );
  const paid = sum([...fixedOf.values()]);
  if (paid > total) return err({ reason: 'fixedAboveTotal' });
  const weightOf = new Map(
    guests.flatMap(({ id, share }) =>
      share.kind === 'weight' && share.weight > 0 ? [[id, share.weight]] : [],
    ),
  );
  const left = payFixed(parts, fixed, paid, ({ takers }) => takers.some((id) => weightOf.has(id)));
  if (!left.ok) return left;
  const sharesOf = new Map(
    left.value.map(({ id, amount, takers }) => {
      const payers = [...new Set(takers)].flatMap((taker) => {
        const weight = weightOf.get(taker);
        return weight === undefined ? [] : [{ id: taker, weight }];
      });
      return [id, apportion(amount, payers, id)] as const;
    }),
  );
  const costs = guests.map(({ id }) => {
    const own = new Map(
      [...sharesOf].flatMap(([part, shares]) => {
        const share = shares.get(id);
        return share === undefined ? [] : [[part, share] as const];
      }),
    );
    return { id, parts: own, total: fixedOf.get(id) ?? sum([...own.values()]) };
  });
  const deposits = apportion(
    deposit,
    costs.map(({ id, total: weight }) => ({ id, weight })),
    'deposit',
  );
  return ok(
    costs.map((guest) => {
      const own = deposits.get(guest.id) ?? 0;
      return { ...guest, deposit: own, balance: guest.total - own };
    }),
  );
};
