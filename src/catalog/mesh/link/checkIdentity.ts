import type { ContentFaultKind } from '@/catalog/sources/contentFault';
import { sites } from '@/config/sites/records';
import { languages, siteIds } from '@/config/sites/site';
import { reservedSlugs } from '@/config/sites/reservedSlugs';
import type { ArticleRecord, MeshRecord } from '../records';
import { type Check, faultOf, type LinkFault } from './linkFault';

/** A name or number of a record that must be unique. */
interface Claim {
  /** The scope and value; no other record may have the same. */
  readonly key: string;
  readonly value: string | number;
  readonly field: string;
  readonly kind: ContentFaultKind;
}

const id = (scope: string, value: string | number, field: string): Claim => ({
  key: `${scope} ${value}`,
  value,
  field,
  kind: 'duplicate-id',
});

/** @param level the path level in which slugs must be unique: cities and products of a language share the first */
const slug = (level: string, value: string): Claim => ({
  key: `${level} slugs ${value}`,
  value,
  field: 'slug',
  kind: 'duplicate-slug',
});

const idsOf = (record: MeshRecord): readonly Claim[] => {
  if (record.kind !== 'facts') return [];
  const own = id(record.collection, record.value.id, 'id');
  if (record.collection === 'products') {
    return [
      own,
      ...record.value.extras.flatMap((extra, index) => [
        id('extras', extra.id, `extras.${index}.id`),
        id(`extras of ${record.key}`, extra.key, `extras.${index}.key`),
      ]),
    ];
  }
  if (record.collection === 'shop-groups') {
    return [
      own,
      ...record.value.shops.flatMap((shop, index) => [
        id('shops', shop.id, `shops.${index}.id`),
        id(`shops of ${record.key}`, shop.city, `shops.${index}.city`),
      ]),
    ];
  }
  return [own];
};

/**
 * A post's slug is unique across categories, although its path contains the category: a post that moves to another
 * category must not collide. Drafts claim no slug, so that they cannot conflict with published articles.
 */
const articleSlugs = ({ collection, lang, value }: ArticleRecord): readonly Claim[] =>
  (value.draft ? [] : siteIds)
    .filter((siteId) => sites[siteId].lang === lang && (value.sites ?? siteIds).includes(siteId))
    .flatMap((siteId) =>
      value.audiences.map((audience) => slug(`${collection} of ${audience} ${siteId}`, value.slug)),
    );

const slugsOf = (record: MeshRecord): readonly Claim[] => {
  if (record.kind === 'article') return articleSlugs(record);
  if (record.kind === 'texts') {
    if (record.collection === 'products') return [slug(record.lang, record.value.slug)];
    return record.collection === 'blog-categories'
      ? [slug(`blog ${record.lang}`, record.value.slug)]
      : [];
  }
  return record.collection === 'cities'
    ? languages.map((lang) => slug(lang, record.value.slug))
    : [];
};

/** Memoizes the claims per record: they depend on the record alone, and an unchanged file keeps its record. */
const rememberClaims = (claimsOf: (record: MeshRecord) => readonly Claim[]) => {
  const remembered = new WeakMap<MeshRecord, readonly Claim[]>();
  return (record: MeshRecord): readonly Claim[] => {
    const claims = remembered.get(record) ?? claimsOf(record);
    remembered.set(record, claims);
    return claims;
  };
};

/** A record that had a claim in the last mesh keeps it; otherwise the first file by name gets it. */
const checkClaims = (listClaims: (record: MeshRecord) => readonly Claim[]): Check => {
  const claimsOf = rememberClaims(listClaims);
  return function* ({ records }, lastGood) {
    const owners = new Map<string, string>();
    for (const record of records.values()) {
      const before = lastGood.get(record.file);
      if (!before) continue;
      const held = new Set(claimsOf(before).map(({ key }) => key));
      for (const { key } of claimsOf(record)) {
        if (held.has(key) && !owners.has(key)) owners.set(key, record.file);
      }
      yield;
    }
    const faults: LinkFault[] = [];
    for (const record of records.values()) {
      const own = new Set<string>();
      for (const { key, value, field, kind } of claimsOf(record)) {
        const owner = owners.get(key) ?? record.file;
        owners.set(key, owner);
        const isRepeated = own.has(key);
        own.add(key);
        if (owner === record.file && !isRepeated) continue;
        const taker = isRepeated ? 'another entry of this file' : owner;
        const reason = `${JSON.stringify(value)} is already taken by ${taker}`;
        faults.push(faultOf(record.file, field, kind, reason));
      }
      yield;
    }
    return faults;
  };
};

export const checkIds = checkClaims(idsOf);

export const checkSlugs = checkClaims(slugsOf);

/** Checks that no city or product has the slug of a fixed path. */
export const checkReservedSlugs: Check = (draft) =>
  [...draft.records.values()].flatMap((record) => {
    // The paths of articles and categories start with a fixed path, so they cannot collide.
    const isFirst = record.collection === 'products' || record.collection === 'cities';
    if (!isFirst || !('slug' in record.value)) return [];
    if (!reservedSlugs.has(record.value.slug)) return [];
    const reason = `${JSON.stringify(record.value.slug)} is a path of the shop itself`;
    return [faultOf(record.file, 'slug', 'reserved-slug', reason)];
  });

/** Checks that a shop group's file name equals its id, because the file is looked up by id. */
export const checkFileNames: Check = (draft) =>
  [...draft.facts('shop-groups').values()]
    .filter((group) => group.key !== String(group.value.id))
    .map(({ file, value }) =>
      faultOf(
        file,
        'id',
        'misplaced',
        `is ${value.id}, so the file must be shop-groups/${value.id}.json`,
      ),
    );
