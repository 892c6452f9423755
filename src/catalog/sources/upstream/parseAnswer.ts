import { err, ok, type Result } from '@troupe/basics/result';
import { type AnswerProblem, toProblem } from './answerProblem';
import { apiCityAnswer, apiShops } from './api';
import { parseOffers } from './parseOffers';
import type { Resource, UpstreamData } from './resource';

/** An answer of the upstream, not validated yet. */
export interface Answer {
  readonly text: string;
  /** The header `Content-Language`, if present. */
  readonly contentLanguage: string | null;
}

/** The primary tag. Norwegian has three: `nb` and `nn` become `no`. */
const primaryTag = (lang: string) =>
  lang
    .trim()
    .toLowerCase()
    .split('-')[0]
    ?.replace(/^n[bn]$/, 'no');

/** RFC 9110, 8.5: an answer without the header is for all languages, so it counts as the requested one. */
const toTextsLang = (asked: string, contentLanguage: string | null): string | null => {
  if (contentLanguage === null) return asked;
  const given = contentLanguage.split(',').map(primaryTag);
  return given.includes(primaryTag(asked)) ? asked : null;
};

const parseJson = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return err(error instanceof Error ? error.message.slice(0, 200) : String(error));
  }
};

/** The accepted data, with the faults of what was rejected. */
export interface ParsedAnswer {
  readonly data: UpstreamData;
  /** The faults of single offers, which keep their last valid version or are left out. */
  readonly faults: readonly AnswerProblem[];
}

const parseShops = (
  resource: Extract<Resource, { kind: 'discover' }>,
  json: unknown,
  contentLanguage: string | null,
): Result<ParsedAnswer, AnswerProblem> => {
  const parsed = apiShops.safeParse(json);
  if (!parsed.success) return err(toProblem(parsed.error));
  const textsLang = toTextsLang(resource.lang, contentLanguage);
  return ok({ data: { ...resource, textsLang, shops: parsed.data }, faults: [] });
};

const parseCity = (
  resource: Extract<Resource, { kind: 'shop' }>,
  json: unknown,
  before: UpstreamData | undefined,
): Result<ParsedAnswer, AnswerProblem> => {
  const parsed = apiCityAnswer.safeParse(json);
  if (!parsed.success) return err(toProblem(parsed.error));
  const { id, slug, city_group: group } = parsed.data.data;
  if (slug !== resource.citySlug) {
    return err({ field: 'data.slug', kind: 'schema', reason: `is of another city: ${slug}` });
  }
  const known = before?.kind === 'shop' ? (before.city.city_group?.products ?? []) : [];
  if (!group) {
    return known.length === 0
      ? ok({ data: { ...resource, city: { id, slug } }, faults: [] })
      : err({ field: 'data.city_group', kind: 'schema', reason: 'has lost its offers' });
  }
  const read = parseOffers(group.products, known);
  if (!read.ok) return read;
  const { offers, faults } = read.value;
  return ok({
    data: { ...resource, city: { id, slug, city_group: { products: offers } } },
    faults,
  });
};

/**
 * Validates an answer. A list of shops is accepted as a whole or not at all, because a part of it would close the other
 * shops. The offers of a shop are accepted one by one.
 *
 * @param before the last accepted data
 */
export const parseAnswer = (
  resource: Resource,
  { text, contentLanguage }: Answer,
  before?: UpstreamData,
): Result<ParsedAnswer, AnswerProblem> => {
  const json = parseJson(text);
  if (!json.ok) {
    return err({ field: '', kind: 'not-json', reason: `is not valid JSON: ${json.problem}` });
  }
  return resource.kind === 'discover'
    ? parseShops(resource, json.value, contentLanguage)
    : parseCity(resource, json.value, before);
};
