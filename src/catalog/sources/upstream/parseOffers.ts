import { toFields } from '@troupe/basics/fields';
import { err, ok, type Result } from '@troupe/basics/result';
import { type AnswerProblem, toProblem } from './answerProblem';
import { type ApiOffer, apiOffer, isUnique } from './api';

const place = ['data', 'city_group', 'products'] as const;

/** The number of invalid offers that are reported one by one. */
const mostTold = 10;

const refuse = (reason: string): Result<never, AnswerProblem> =>
  err({ field: place.join('.'), kind: 'schema', reason });

const isOf = (raw: unknown, { id, slug }: ApiOffer) => {
  const fields = toFields(raw);
  return fields['id'] === id || fields['slug'] === slug;
};

const listTold = (problems: readonly AnswerProblem[]): readonly AnswerProblem[] =>
  problems.slice(0, mostTold).map((it, index) => {
    const untold = problems.length - mostTold;
    const isLast = index === mostTold - 1 && untold > 0;
    return isLast ? { ...it, reason: `${it.reason} (and ${untold} more offers)` } : it;
  });

/**
 * Validates offers one by one. An invalid offer keeps its last valid version and does not affect the others.
 *
 * @param before the last accepted offers
 * @returns the offers and the faults of invalid ones, or an error if no offer is valid
 */
export const parseOffers = (
  raws: readonly unknown[],
  before: readonly ApiOffer[],
): Result<{ offers: readonly ApiOffer[]; faults: readonly AnswerProblem[] }, AnswerProblem> => {
  // An empty list means an outage behind the upstream: a shop that sells nothing is on no list and is not requested.
  if (raws.length === 0) return refuse('has lost its offers');
  const problems: AnswerProblem[] = [];
  const parsed = raws.map((raw, position) => {
    const { data, error } = apiOffer.safeParse(raw);
    if (error) problems.push(toProblem(error, [...place, position]));
    return data;
  });
  const good = parsed.flatMap((offer) => offer ?? []);
  const [first] = problems;
  if (good.length === 0 && first) return err(first);
  const isFree = ({ id, slug }: ApiOffer) =>
    good.every((offer) => offer.id !== id && offer.slug !== slug);
  const offers = parsed.flatMap(
    (offer, position) => offer ?? before.find((it) => isOf(raws[position], it) && isFree(it)) ?? [],
  );
  if (!isUnique(offers, (it) => it.id)) return refuse('must not have an id twice');
  if (!isUnique(offers, (it) => it.slug)) return refuse('must not have a slug twice');
  return ok({ offers, faults: listTold(problems) });
};
