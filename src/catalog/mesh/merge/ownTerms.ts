import type { ContentFault } from '@/catalog/sources/contentFault';
import { err, ok, type Result } from '@troupe/basics/result';
import type { ApiOffer } from '@/catalog/sources/upstream/api';
import { type Offer, offer as offerSchema, type OwnTerms } from '../nodes/product';

type Checked = Result<OwnTerms, Pick<ContentFault, 'field' | 'reason'>>;

/** Renames the upstream's fields. A field that the upstream leaves out keeps the value of the files. */
const rename = (offer: ApiOffer): OwnTerms => ({
  ...(offer.price !== undefined && { price: offer.price }),
  ...(offer.single !== undefined && { single: offer.single }),
  ...(offer.min_people !== undefined && { minPeople: offer.min_people }),
  ...(offer.stag_goes_free !== undefined && { stagGoesFree: offer.stag_goes_free }),
  ...(offer.closed_weekdays !== undefined && { closedWeekdays: offer.closed_weekdays }),
});

/** Checks that own terms form a valid offer together with the described one. */
export const checkTerms = (terms: OwnTerms, described: Offer): Checked => {
  const parsed = offerSchema.safeParse({ ...described, ...terms });
  if (parsed.success) return ok(terms);
  const [issue] = parsed.error.issues;
  return err({ field: issue?.path.join('.') ?? '', reason: issue?.message ?? 'is not valid' });
};

/** Memoized per upstream offer, which stays the same object while it does not change. */
const remembered = new WeakMap<ApiOffer, { described: Offer; checked: Checked }>();

/** Converts an upstream offer to own terms. Fails if they contradict the described offer. */
export const toOwnTerms = (offer: ApiOffer, described: Offer): Checked => {
  const known = remembered.get(offer);
  if (known?.described === described) return known.checked;
  const checked = checkTerms(rename(offer), described);
  remembered.set(offer, { described, checked });
  return checked;
};
