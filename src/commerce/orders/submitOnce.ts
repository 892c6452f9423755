import { toFields } from '@troupe/basics/fields';
import { err, ok, type Result } from '@troupe/basics/result';
import { hashBody, isNestedDeeper } from './hashBody';
import { type Issue, type Issues, summarize } from './issue';

export interface Refusal {
  /** 422 for an invalid body, 409 for a different body with an id that is already stored. */
  readonly status: 409 | 422;
  readonly message: string;
  readonly issues: readonly Issue[];
}

/** The intake of one kind of record. */
interface SubmissionSteps<Posted, Kept> {
  /** Normalizes the case of the `id`. */
  readonly parse: (body: unknown) => Result<Posted, Issues>;
  /** Called only for a body with a valid form. */
  readonly openStore: () => Promise<{
    readonly find: (id: string) => Promise<Kept | undefined>;
    readonly place: (kept: Kept) => Promise<Kept>;
  }>;
  /**
   * Picks what makes two bodies the same. What the sender did not choose is left out, because it may change between two
   * attempts. Without it, the whole body counts.
   */
  readonly pickChoices?: (posted: Posted) => object;
  readonly make: (posted: Posted, bodyHash: string) => Promise<Result<Kept, Issues>>;
  /**
   * The message for a different body with a stored id. It must not reveal the stored record: a link can have the id, so
   * the sender may not be its owner.
   */
  readonly otherMessage: string;
}

const refuse = (status: Refusal['status'], issues: Issues) =>
  err({ status, message: summarize(issues), issues });

/** More levels than any valid body has. */
const mostLevels = 12;

/**
 * Creates one record from a posted body. It is idempotent: the same choices with the same id return the stored record,
 * even if the catalogue has changed since.
 *
 * @throws if the store or the catalogue fails; nothing was confirmed, and a retry is safe
 */
export const submitOnce = async <
  Posted extends { readonly id: string },
  Kept extends { readonly bodyHash: string },
>(
  body: unknown,
  { parse, openStore, pickChoices, make, otherMessage }: SubmissionSteps<Posted, Kept>,
): Promise<Result<Kept, Refusal>> => {
  const parsed = parse(body);
  if (!parsed.ok) return refuse(422, parsed.problem);
  if (isNestedDeeper(body, mostLevels)) {
    return refuse(422, [
      { path: '', message: `must not be nested deeper than ${mostLevels} levels` },
    ]);
  }
  // The case of the id must not change the hash.
  const wholeHash = hashBody({ ...toFields(body), id: parsed.value.id });
  const bodyHash = pickChoices ? hashBody(pickChoices(parsed.value)) : wholeHash;
  // An earlier build has stored records with the hash of the whole body.
  const recall = (kept: Kept): Result<Kept, Refusal> =>
    kept.bodyHash === bodyHash || kept.bodyHash === wholeHash
      ? ok(kept)
      : refuse(409, [{ path: 'id', message: otherMessage }]);

  const store = await openStore();
  const before = await store.find(parsed.value.id);
  if (before) return recall(before);
  const made = await make(parsed.value, bodyHash);
  return made.ok ? recall(await store.place(made.value)) : refuse(422, made.problem);
};
