import { err, ok, type Result } from '@/lib/result';
import { type AnswerProblem, toProblem } from './answerProblem';
import { apiCityAnswer, apiShops } from './api';
import { parseOffers } from './parseOffers';
import type { Resource, UpstreamData } from './resource';

/** What the back end said, before anyone has looked inside. */
export interface Answer {
  readonly text: string;
  /** The header `Content-Language`, where there was one. */
  readonly contentLanguage: string | null;
}

/** Norwegian goes by three tags, and ours is one of them. */
const primaryTag = (lang: string) =>
  lang
    .trim()
    .toLowerCase()
    .split('-')[0]
    ?.replace(/^n[bn]$/, 'no');

/** RFC 9110, 8.5: without the header, an answer is meant for whoever asked. */
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

/** What was believed, and what in it was not. */
export interface ParsedAnswer {
  readonly data: UpstreamData;
  /** Of single offers: they are what they last were, or left out. */
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
 * Believes a list of shops as a whole or not at all, since half of it would close the others; a shop's offers one by
 * one.
 *
 * @param before what was believed last
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
