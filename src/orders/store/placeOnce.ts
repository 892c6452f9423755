/** How one kind of thing is kept. */
interface Shelf<Kept> {
  /** Whole or not at all; fails where its id or its reference is there already. */
  readonly write: (kept: Kept) => Promise<void>;
  /** What was kept before under the same id. */
  readonly findBefore: (kept: Kept) => Promise<Kept | undefined>;
  readonly get: (reference: string) => Promise<Kept | undefined>;
  readonly nextReference: () => string;
}

/** References are short enough to meet by chance, and long enough not to do so twice in a row. */
const mostTries = 3;

/**
 * Keeps something, whole and for good, before it returns. Of several under one id, also at the same moment, the first
 * one is kept and all get that one; a reference that is taken already is replaced.
 *
 * @throws when the database fails; trying again is safe
 */
export const placeOnce = async <Kept extends { readonly reference: string }>(
  kept: Kept,
  shelf: Shelf<Kept>,
  tries = 1,
): Promise<Kept> => {
  try {
    await shelf.write(kept);
    return kept;
  } catch (error) {
    // Either the id is known already (also when this very write arrived and only its answer was lost), ...
    const before = await shelf.findBefore(kept);
    if (before) return before;
    // ... or the reference belongs to another, or the database has failed.
    if (tries < mostTries && (await shelf.get(kept.reference))) {
      return placeOnce({ ...kept, reference: shelf.nextReference() }, shelf, tries + 1);
    }
    throw error;
  }
};
