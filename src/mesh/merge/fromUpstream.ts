import type { Fault } from '@/lib/fault';
import { err, ok, type Result } from '@/lib/result';
import type { Language } from '@/sites/site';
import type { RawRecord } from '@/sources/loader';
import type { ApiProduct, ApiShop } from '@/sources/upstream/api';
import {
  type DiscoverData,
  type ShopData,
  toFile,
  type UpstreamData,
} from '@/sources/upstream/resource';
import { textsFile } from '../collections';
import type { Draft } from '../draft';
import type { OwnTerms } from '../nodes/product';
import { shopTexts } from '../nodes/shopGroup';
import type { FactsRecord, MeshRecord } from '../records';
import { type ContentIndex, indexContent } from './contentIndex';
import { checkTerms, toOwnTerms } from './ownTerms';

type GroupRecord = FactsRecord<'shop-groups'>;
type Terms = Readonly<Record<string, OwnTerms>>;

/** The back end's answers by what they are about. */
const sortAnswers = (records: readonly RawRecord[]) => {
  // Only the upstream source makes records of these names, and it makes no others.
  const answers = records.map(({ data }) => data as UpstreamData);
  const discovered = new Map<number, DiscoverData[]>();
  const shops = new Map<string, ShopData>();
  for (const answer of answers) {
    if (answer.kind === 'shop') shops.set(toFile(answer), answer);
    else {
      const group = discovered.get(answer.shopGroupId) ?? [];
      discovered.set(answer.shopGroupId, [...group, answer]);
    }
  }
  return { discovered, shops };
};

/** An id says what is meant; where the two sides never agreed on ids, the name in the address does. */
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

/** What a group's shop in a city sold on terms of its own. */
const termsBefore = (record: MeshRecord | undefined, city: string): Terms =>
  record?.kind === 'facts' && record.collection === 'shop-groups'
    ? (record.value.shops.find((it) => it.city === city)?.offers ?? {})
    : {};

/**
 * A back end that does not know of languages gives the same titles in all: they are taken where English is spoken, the
 * language to fall back to, and nowhere else.
 */
const isBelieved = (answer: DiscoverData, all: readonly DiscoverData[]): boolean => {
  if (answer.textsLang === null) return false;
  const titlesOf = ({ shops }: DiscoverData) => JSON.stringify(shops.map((it) => it.landing_title));
  const isAlike = all.length > 1 && all.every((it) => titlesOf(it) === titlesOf(answer));
  return !isAlike || answer.lang === 'en';
};

/** One that the screens have no room for is not taken. */
const landingTitle = (title: string) =>
  shopTexts.shape.landingTitle.safeParse(title).success ? { landingTitle: title } : {};

/** One group's shops as the back end has them. */
const translateGroup = (
  content: ContentIndex,
  group: GroupRecord,
  answers: readonly [DiscoverData, ...DiscoverData[]],
  shopOf: (citySlug: string) => ShopData | undefined,
  lastGood: ReadonlyMap<string, MeshRecord>,
) => {
  const refused: Fault[] = [];
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

  const toTexts = (answer: DiscoverData): RawRecord => {
    // The sites ask, each in its language.
    const lang = answer.lang as Language;
    const isOwn = isBelieved(answer, answers);
    const entries = answer.shops.flatMap((shop) => {
      const city = content.cities.get(shop.slug);
      if (city === undefined) return [];
      const parsed = shopTexts.safeParse({
        intro: content.citySummary(city, lang),
        ...content.shopTexts(group, city, lang),
        ...(isOwn && landingTitle(shop.landing_title)),
      });
      // A shop without words of its own in a language is not shown there; the brand's other texts must not suffer.
      return parsed.success ? [[city, parsed.data] as const] : [];
    });
    return {
      file: textsFile(lang, 'shop-groups', group.key),
      data: { shops: Object.fromEntries(entries) },
    };
  };

  const shops = answers[0].shops.flatMap(toShop);
  const records: readonly RawRecord[] =
    shops.length === 0 ? [] : [{ file: group.file, data: { shops } }, ...answers.map(toTexts)];
  return { records, refused };
};

/**
 * What the back end says, as further versions of the records that describe the same things: which shops a group has,
 * what each sells at what price, and what it is titled.
 *
 * @param draft what the other sources describe
 * @param lastGood what was shown before, by file
 * @returns also what cannot be shown as the back end has it: nobody has described it, or it contradicts itself
 */
export const fromUpstream = (
  draft: Draft,
  answered: readonly RawRecord[],
  lastGood: ReadonlyMap<string, MeshRecord>,
): { readonly records: readonly RawRecord[]; readonly refused: readonly Fault[] } => {
  const content = indexContent(draft);
  const { discovered, shops } = sortAnswers(answered);
  const translated = [...discovered].flatMap(([shopGroupId, [first, ...others]]) => {
    if (!first) return [];
    const group = content.groups.get(shopGroupId);
    if (!group) {
      const reason = `is of a shop group that no file describes: add shop-groups/${shopGroupId}.json`;
      const refused: Fault = { file: toFile(first), field: '', kind: 'undescribed', reason };
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
