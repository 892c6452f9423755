import { toFields } from '@troupe/basics/fields';
import { isOneOf } from '@troupe/basics/isOneOf';
import type { ContentFault } from '@/catalog/sources/contentFault';
import { err, ok, type Result } from '@troupe/basics/result';
import { isLanguage } from '@/config/sites/site';
import type { RawRecord } from '@/catalog/sources/loader';
import type { ApiProduct, ApiShop } from '@/catalog/sources/upstream/api';
import {
  type DiscoverData,
  type ShopData,
  toFile,
  type UpstreamData,
} from '@/catalog/sources/upstream/resource';
import { textsFile } from '../collections';
import type { RecordIndex } from '../recordIndex';
import type { OwnTerms } from '../nodes/product';
import { shopTexts } from '../nodes/shopGroup';
import type { FactsRecord, MeshRecord } from '../records';
import { type ContentIndex, indexContent } from './contentIndex';
import { checkTerms, toOwnTerms } from './ownTerms';

type GroupRecord = FactsRecord<'shop-groups'>;
type Terms = Readonly<Record<string, OwnTerms>>;

/** The upstream loader creates records of these two kinds only, from answers that it has validated. */
const isUpstreamData = (data: unknown): data is UpstreamData =>
  isOneOf(['discover', 'shop'], toFields(data)['kind']);

/** Groups the upstream's answers by shop group and by shop. */
const sortAnswers = (records: readonly RawRecord[]) => {
  const discovered = new Map<number, DiscoverData[]>();
  const shops = new Map<string, ShopData>();
  for (const { data: answer } of records) {
    if (!isUpstreamData(answer)) continue;
    if (answer.kind === 'shop') shops.set(toFile(answer), answer);
    else {
      const group = discovered.get(answer.shopGroupId) ?? [];
      discovered.set(answer.shopGroupId, [...group, answer]);
    }
  }
  return { discovered, shops };
};

/** Finds a product by id, or by slug if the upstream uses different ids. */
const findKey = (
  { productsById, productsBySlug }: ContentIndex,
  { id, slug }: ApiProduct,
): Result<string, string> => {
  const [byId, bySlug] = [productsById.get(id), productsBySlug.get(slug)];
  if (byId !== undefined && bySlug !== undefined && byId !== bySlug) {
    return err(`its id is that of ${byId}, its slug that of ${bySlug}: one of them is wrong`);
  }
  const key = byId ?? bySlug;
  return key === undefined ? err(`add products/${slug}.json and its texts`) : ok(key);
};

/** The previous own terms of a group's shop in a city. */
const termsBefore = (record: MeshRecord | undefined, city: string): Terms =>
  record?.kind === 'facts' && record.collection === 'shop-groups'
    ? (record.value.shops.find((it) => it.city === city)?.offers ?? {})
    : {};

/**
 * An upstream without translations answers with the same titles in all languages. Then the titles are used for English,
 * the fallback language, only.
 */
const isAccepted = (answer: DiscoverData, all: readonly DiscoverData[]): boolean => {
  if (answer.textsLang === null) return false;
  const titlesOf = ({ shops }: DiscoverData) => JSON.stringify(shops.map((it) => it.landing_title));
  const isAlike = all.length > 1 && all.every((it) => titlesOf(it) === titlesOf(answer));
  return !isAlike || answer.lang === 'en';
};

/** Ignores a title of a length that the layout has no room for. */
const landingTitle = (title: string) =>
  shopTexts.shape.landingTitle.safeParse(title).success ? { landingTitle: title } : {};

/** Converts the upstream's answers for one group to records. */
const translateGroup = (
  content: ContentIndex,
  group: GroupRecord,
  answers: readonly [DiscoverData, ...DiscoverData[]],
  shopOf: (citySlug: string) => ShopData | undefined,
  lastGood: ReadonlyMap<string, MeshRecord>,
) => {
  const refused: ContentFault[] = [];
  const file = toFile(answers[0]);
  const refuse = (field: string, reason: string) =>
    refused.push({ file, field, kind: 'undescribed', reason });

  const toTerms = (data: ShopData, city: string, sold: ReadonlySet<string>): Terms => {
    const before = termsBefore(lastGood.get(group.file), city);
    const entries = (data.city.city_group?.products ?? []).flatMap((offer, position) => {
      const found = findKey(content, offer);
      const described = found.ok ? content.offerOf(found.value, city, group) : undefined;
      if (!found.ok || !described || !sold.has(found.value)) return [];
      const terms = toOwnTerms(offer, described);
      if (terms.ok) return [[found.value, terms.value] as const];
      const field = `data.city_group.products.${position}.${terms.problem.field}`;
      refused.push({ file: toFile(data), field, kind: 'schema', reason: terms.problem.reason });
      const last = before[found.value];
      return last && checkTerms(last, described).ok ? [[found.value, last] as const] : [];
    });
    return Object.fromEntries(entries);
  };

  const toShop = (shop: ApiShop, index: number) => {
    const city = content.cities.get(shop.slug);
    if (city === undefined) {
      refuse(
        `${index}.slug`,
        `is in ${shop.slug}, which no file describes: add cities/${shop.slug}.json and its texts`,
      );
      return [];
    }
    const products = shop.city_group.products.flatMap((product, position) => {
      const found = findKey(content, product);
      if (found.ok && content.offerOf(found.value, city, group)) return [found.value];
      const wanted = found.ok
        ? `add an offer in ${city}, for ${group.value.audience} groups, to products/${found.value}.json`
        : found.problem;
      const field = `${index}.city_group.products.${position}`;
      refuse(field, `is ${product.name} (${product.id}), which no file describes: ${wanted}`);
      return [];
    });
    if (products.length === 0) return [];
    const sold = new Set(products);
    const answer = shopOf(shop.slug);
    const own = Object.entries(termsBefore(group, city)).filter(([key]) => sold.has(key));
    const offers = {
      ...Object.fromEntries(own),
      ...(answer ? toTerms(answer, city, sold) : {}),
    };
    const hasOwn = Object.keys(offers).length > 0;
    return [{ id: shop.id, city, products: [...sold], ...(hasOwn && { offers }) }];
  };

  const toTexts = (answer: DiscoverData): readonly RawRecord[] => {
    const { lang } = answer;
    // The loader requests only the languages of the sites.
    if (!isLanguage(lang)) return [];
    const isOwn = isAccepted(answer, answers);
    const entries = answer.shops.flatMap((shop) => {
      const city = content.cities.get(shop.slug);
      if (city === undefined) return [];
      const parsed = shopTexts.safeParse({
        intro: content.citySummary(city, lang),
        ...content.shopTexts(group, city, lang),
        ...(isOwn && landingTitle(shop.landing_title)),
      });
      // A shop without texts in a language is not shown in it, and must not invalidate the brand's other texts.
      return parsed.success ? [[city, parsed.data] as const] : [];
    });
    const file = textsFile(lang, 'shop-groups', group.key);
    return [{ file, data: { shops: Object.fromEntries(entries) } }];
  };

  const shops = answers[0].shops.flatMap(toShop);
  const records: readonly RawRecord[] =
    shops.length === 0 ? [] : [{ file: group.file, data: { shops } }, ...answers.flatMap(toTexts)];
  return { records, refused };
};

/**
 * Converts the upstream's answers to versions of the records that describe the same shops: the shops of a group, their
 * products and prices, and their titles.
 *
 * @param draft the records of the other sources
 * @param lastGood records of the last mesh, by file
 * @returns `refused` has what cannot be shown: things that no file describes, and contradictions
 */
export const fromUpstream = (
  draft: RecordIndex,
  answered: readonly RawRecord[],
  lastGood: ReadonlyMap<string, MeshRecord>,
): { readonly records: readonly RawRecord[]; readonly refused: readonly ContentFault[] } => {
  const content = indexContent(draft);
  const { discovered, shops } = sortAnswers(answered);
  const translated = [...discovered].flatMap(([shopGroupId, [first, ...others]]) => {
    if (!first) return [];
    const group = content.groups.get(shopGroupId);
    if (!group) {
      const reason = `is of a shop group that no file describes: add shop-groups/${shopGroupId}.json`;
      const refused: ContentFault = { file: toFile(first), field: '', kind: 'undescribed', reason };
      return [{ records: [], refused: [refused] }];
    }
    const shopOf = (citySlug: string) => shops.get(toFile({ kind: 'shop', shopGroupId, citySlug }));
    return [translateGroup(content, group, [first, ...others], shopOf, lastGood)];
  });
  return {
    records: translated.flatMap(({ records }) => records),
    refused: translated.flatMap(({ refused }) => refused),
  };
};
