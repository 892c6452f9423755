import fc from 'fast-check';
import { currencyCodes } from '@/commerce/pricing/currencies';
import type { Share, SplitGuest, SplitPart } from '@/commerce/pricing/split';

export interface AnySplit {
  readonly guests: readonly SplitGuest[];
  readonly parts: readonly SplitPart[];
  readonly deposit: number;
}

const anyShare: fc.Arbitrary<Share> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ kind: 'weight', weight: 2 } as const) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('weight' as const), weight: fc.nat({ max: 20 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'honour' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('fixed' as const), amount: fc.nat({ max: 30_000 }) }),
  },
);

/** Groups of 1 to 20 with 1 to 6 things to pay for, some of which only some take part in. */
export const anySplit: fc.Arbitrary<AnySplit> = fc
  .record({
    shares: fc.array(anyShare, { minLength: 1, maxLength: 20 }),
    parts: fc.array(
      fc.record({
        amount: fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 2_000_000 }) }, fc.nat({ max: 50 })),
        bits: fc.oneof({ weight: 4, arbitrary: fc.constant(-1) }, fc.integer()),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    currency: fc.constantFrom(...currencyCodes),
    percent: fc.nat({ max: 100 }),
  })
  .map(({ shares, parts, currency, percent }) => {
    const guests = shares.map((share, index) => ({ id: `${currency}-${index}`, share }));
    const total = parts.reduce((sum, { amount }) => sum + amount, 0);
    return {
      guests,
      parts: parts.map(({ amount, bits }, index) => ({
        id: String(index),
        amount,
        takers: guests.filter((_, at) => (bits >> at) & 1).map(({ id }) => id),
      })),
      deposit: Math.floor((total * percent) / 100),
    };
  });
