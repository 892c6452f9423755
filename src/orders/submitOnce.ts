import { err, ok, type Result } from '@/lib/result';
import { hashBody, isNestedDeeper } from './hashBody';
import { type Issue, type Issues, summarize } from './issue';

export interface Refusal {
  /** 422 for what cannot be taken, 409 for something else under the id of what was taken. */
  readonly status: 409 | 422;
  readonly message: string;
  readonly issues: readonly Issue[];
}

/** How one kind of thing is taken in. */
interface Intake<Posted, Kept> {
  readonly parse: (body: unknown) => Result<Posted, Issues>;
  /** Called for what is right in its form. */
  readonly openStore: () => Promise<{
    readonly find: (id: string) => Promise<Kept | undefined>;
    readonly place: (kept: Kept) => Promise<Kept>;
  }>;
  readonly make: (posted: Posted, bodyHash: string) => Promise<Result<Kept, Issues>>;
  /** What is wrong with the id of something else than what was kept under it. */
  readonly describeOther: (kept: Kept) => string;
}

const refuse = (status: Refusal['status'], issues: Issues) =>
  err({ status, message: summarize(issues), issues });

/** Deeper than anything that is taken. */
const mostLevels = 12;

/**
 * Takes what was posted and makes one thing of it, however often it comes: the same body under the same id gets the
 * same thing again, even when whatever it was made from has changed since.
 *
 * @throws when the store or the catalogue fails; nothing has then been promised, and trying again is safe
 */
export const submitOnce = async <
  Posted extends { readonly id: string },
  Kept extends { readonly bodyHash: string },
>(
  body: unknown,
  { parse, openStore, make, describeOther }: Intake<Posted, Kept>,
): Promise<Result<Kept, Refusal>> => {
  const parsed = parse(body);
  if (!parsed.ok) return refuse(422, parsed.problem);
  if (isNestedDeeper(body, mostLevels)) {
    return refuse(422, [
      { path: '', message: `must not be nested deeper than ${mostLevels} levels` },
    ]);
  }
  const bodyHash = hashBody(body);
  const recall = (kept: Kept): Result<Kept, Refusal> =>
    kept.bodyHash === bodyHash
      ? ok(kept)
      : refuse(409, [{ path: 'id', message: describeOther(kept) }]);

  const store = await openStore();
  const before = await store.find(parsed.value.id);
  if (before) return recall(before);
  const made = await make(parsed.value, bodyHash);
  return made.ok ? recall(await store.place(made.value)) : refuse(422, made.problem);
};
