/** One who pays a part of an amount. */
export interface Payer {
  readonly id: string;
  /** A whole number, 0 or more. */
  readonly weight: number;
}

/** FNV-1a over the UTF-16 code units, from its state after an earlier text. */
const continueHash = (text: string, state: number): number => {
  let value = state;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
};

const emptyHash = 0x811c9dc5;

/** Ends a hash as MurmurHash3 does: the same in every browser and on the server. */
const endHash = (state: number): number => {
  let value = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

const compare = <Value extends string | number | bigint>(a: Value, b: Value): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

interface Quota {
  readonly id: string;
  /** What the division left. */
  readonly rest: bigint;
}

/** @returns the ids of those who pay one unit more */
const findRaised = (
  quotas: readonly Quota[],
  left: number,
  subject: string,
): ReadonlySet<string> => {
  // All hashes begin with the subject. A trip is split again with each change, so this is done often.
  const state = continueHash(`${subject} `, emptyHash);
  return new Set(
    quotas
      .map(({ id, rest }) => ({ id, rest, order: endHash(continueHash(id, state)) }))
      .sort((a, b) => compare(b.rest, a.rest) || compare(a.order, b.order) || compare(a.id, b.id))
      .slice(0, left)
      .map(({ id }) => id),
  );
};

/**
 * Divides an amount by weights into whole units that add up to it: everybody gets his quota rounded down, and the largest
 * remainders get one unit more. Equal remainders are ordered by a hash of payer and subject, so that over several
 * subjects it is not always the same one who pays a unit more. Neither the order of the payers nor a locale matters.
 *
 * @param amount whole units, 0 or more
 * @param payers with different ids and a weight above 0 in sum, unless the amount is 0
 * @param subject what the amount is for
 * @returns the share of each, by id
 */
export const apportion = (
  amount: number,
  payers: readonly Payer[],
  subject: string,
): ReadonlyMap<string, number> => {
  const sum = payers.reduce((all, { weight }) => all + BigInt(weight), 0n);
  if (sum === 0n) {
    if (amount > 0) throw new Error('Nobody pays an amount');
    return new Map(payers.map(({ id }) => [id, 0]));
  }
  // As big integers: the product of an amount and another as its weight has more digits than a number.
  const quotas = payers.map(({ id, weight }) => {
    const product = BigInt(amount) * BigInt(weight);
    return { id, share: product / sum, rest: product % sum };
  });
  const left = Number(BigInt(amount) - quotas.reduce((all, { share }) => all + share, 0n));
  const raised = left === 0 ? new Set() : findRaised(quotas, left, subject);
  return new Map(quotas.map(({ id, share }) => [id, Number(share) + (raised.has(id) ? 1 : 0)]));
};
