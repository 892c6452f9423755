/** The storage of one kind of record. */
interface SubmissionTable<Kept> {
  /** Atomic; rejects if the id or the reference already exists. */
  readonly write: (kept: Kept) => Promise<void>;
  /** The stored record with the same id. */
  readonly findBefore: (kept: Kept) => Promise<Kept | undefined>;
  readonly get: (reference: string) => Promise<Kept | undefined>;
  readonly nextReference: () => string;
}

/** References can collide by chance, but hardly twice in a row. */
const mostTries = 3;

/**
 * Stores a record atomically and durably. If several have the same id, also concurrently, the first one is stored and
 * all callers get it. Replaces a reference that is already taken.
 *
 * @throws if the database fails; a retry is safe
 */
export const placeOnce = async <Kept extends { readonly reference: string }>(
  kept: Kept,
  table: SubmissionTable<Kept>,
  tries = 1,
): Promise<Kept> => {
  try {
    await table.write(kept);
    return kept;
  } catch (error) {
    // The id may already exist, also because this write succeeded and only its response was lost.
    const before = await table.findBefore(kept);
    if (before) return before;
    // Otherwise the reference is taken, or the database has failed.
    if (tries < mostTries && (await table.get(kept.reference))) {
      return placeOnce({ ...kept, reference: table.nextReference() }, table, tries + 1);
    }
    throw error;
  }
};
