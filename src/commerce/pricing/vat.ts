import { apportion } from './apportion';

/** An amount with its VAT, in minor units: `net + vat` is `gross`. */
export interface Taxed {
  readonly gross: number;
  readonly net: number;
  readonly vat: number;
}

export interface TaxedLines {
  /** In the order of the amounts. They add up to the total. */
  readonly lines: readonly Taxed[];
  readonly total: Taxed;
}

/** A hundred percent. */
const WHOLE = 10_000;

/** A rate in whole hundredths of a percent, so that nothing is computed with fractions. @param percent with two decimals */
export const toBasisPoints = (percent: number): number => Math.round(percent * 100);

/** Rounds half up. */
const divide = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, it) => all + it, 0);

/** Divides a total by the amounts of the lines, so that the parts add up to it. */
const divideTotal = (total: number, amounts: readonly number[]): readonly number[] => {
  const payers = amounts.map((weight, index) => ({ id: String(index), weight }));
  const shares = apportion(total, payers, 'vat');
  return amounts.map((_, index) => shares.get(String(index)) ?? 0);
};

/**
 * Takes the VAT out of prices that include it. The net total is rounded once, half up; the lines share it by largest
 * remainder, so that they add up to the total in every column.
 *
 * @param gross minor units, 0 or more
 * @param basisPoints the rate in hundredths of a percent
 */
export const takeOutVat = (gross: readonly number[], basisPoints: number): TaxedLines => {
  const all = sum(gross);
  const netTotal = divide(BigInt(all) * BigInt(WHOLE), BigInt(WHOLE + basisPoints));
  const nets = divideTotal(netTotal, gross);
  return {
    lines: gross.map((amount, index) => {
      const net = nets[index] ?? 0;
      return { gross: amount, net, vat: amount - net };
    }),
    total: { gross: all, net: netTotal, vat: all - netTotal },
  };
};

/**
 * Spreads the VAT of prices that do not include it over their lines.
 *
 * @param net minor units, 0 or more
 * @param vat of the total, in minor units
 */
export const spreadVat = (net: readonly number[], vat: number): TaxedLines => {
  const all = sum(net);
  const shares = divideTotal(all === 0 ? 0 : vat, net);
  const total = sum(shares);
  return {
    lines: net.map((amount, index) => {
      const share = shares[index] ?? 0;
      return { gross: amount + share, net: amount, vat: share };
    }),
    total: { gross: all + total, net: all, vat: total },
  };
};
