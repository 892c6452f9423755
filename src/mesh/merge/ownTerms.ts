import type { Fault } from '@/lib/fault';
import { err, ok, type Result } from '@/lib/result';
import type { ApiOffer } from '@/sources/upstream/api';
import { type Offer, offer as offerSchema, type OwnTerms } from '../nodes/product';

type Checked = Result<OwnTerms, Pick<Fault, 'field' | 'reason'>>;

/** The mesh's names for what a shop may have of its own; what the back end leaves out stays as the files have it. */
const rename = (offer: ApiOffer): OwnTerms => ({
  ...(offer.price !== undefined && { price: offer.price }),
  ...(offer.single !== undefined && { single: offer.single }),
  ...(offer.min_people !== undefined && { minPeople: offer.min_people }),
  ...(offer.stag_goes_free !== undefined && { stagGoesFree: offer.stag_goes_free }),
  ...(offer.closed_weekdays !== undefined && { closedWeekdays: offer.closed_weekdays }),
});

/** Whether terms go with the rest of an offer. */
export const checkTerms = (terms: OwnTerms, described: Offer): Checked => {
  const parsed = offerSchema.safeParse({ ...described, ...terms });
  if (parsed.success) return ok(terms);
  const [issue] = parsed.error.issues;
  return err({ field: issue?.path.join('.') ?? '', reason: issue?.message ?? 'is not valid' });
};

/** By the back end's offer, which is the same object for as long as it does not change. */
const remembered = new WeakMap<ApiOffer, { described: Offer; checked: Checked }>();

/** The terms on which the back end sells what a file describes, or why the two cannot both be true. */
export const toOwnTerms = (offer: ApiOffer, described: Offer): Checked => {
  const known = remembered.get(offer);
  if (known?.described === described) return known.checked;
  const checked = checkTerms(rename(offer), described);
  remembered.set(offer, { described, checked });
  return checked;
};
