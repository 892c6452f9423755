import type { FaultKind } from '@/lib/fault';
import { languages } from '@/sites/site';
import { reservedSlugs } from '@/sites/reservedSlugs';
import type { MeshRecord } from '../records';
import { type Check, faultOf } from './linkFault';

/** Names and numbers that must be nobody else's. */
interface Claim {
  readonly scope: string;
  readonly value: string | number;
  readonly field: string;
  readonly kind: FaultKind;
}

const id = (scope: string, value: string | number, field: string): Claim => ({
  scope,
  value,
  field,
  kind: 'duplicate-id',
});

/** Cities and products share the first level of a path. */
const slug = (lang: string, value: string): Claim => ({
  scope: `${lang} slugs`,
  value,
  field: 'slug',
  kind: 'duplicate-slug',
});

const idsOf = (record: MeshRecord): readonly Claim[] => {
  if (record.kind === 'texts') return [];
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

const slugsOf = (record: MeshRecord): readonly Claim[] => {
  if (record.kind === 'texts') {
    return record.collection === 'products' ? [slug(record.lang, record.value.slug)] : [];
  }
  return record.collection === 'cities'
    ? languages.map((lang) => slug(lang, record.value.slug))
    : [];
};

const keyOf = ({ scope, value }: Claim) => `${scope} ${value}`;

/** Whoever held a claim before keeps it; a free one goes to the first file by name. */
const checkClaims =
  (claimsOf: (record: MeshRecord) => readonly Claim[]): Check =>
  (draft, lastGood) => {
    const owners = new Map<string, string>();
    const records = [...draft.records.values()];
    for (const record of records) {
      const before = lastGood.get(record.file);
      const held = new Set(before ? claimsOf(before).map(keyOf) : []);
      for (const claim of claimsOf(record)) {
        const key = keyOf(claim);
        if (held.has(key) && !owners.has(key)) owners.set(key, record.file);
      }
    }
    return records.flatMap((record) => {
      const own = new Set<string>();
      return claimsOf(record).flatMap((claim) => {
        const key = keyOf(claim);
        const owner = owners.get(key) ?? record.file;
        owners.set(key, owner);
        const isRepeated = own.has(key);
        own.add(key);
        if (owner === record.file && !isRepeated) return [];
        const taker = isRepeated ? 'another entry of this file' : owner;
        const reason = `${JSON.stringify(claim.value)} is already taken by ${taker}`;
        return [faultOf(record.file, claim.field, claim.kind, reason)];
      });
    });
  };

export const checkIds = checkClaims(idsOf);

export const checkSlugs = checkClaims(slugsOf);

/** Slugs at which a fixed path of some site stands. */
export const checkReservedSlugs: Check = (draft) =>
  [...draft.records.values()].flatMap((record) => {
    if (!('slug' in record.value) || !reservedSlugs.has(record.value.slug)) return [];
    const reason = `${JSON.stringify(record.value.slug)} is a path of the shop itself`;
    return [faultOf(record.file, 'slug', 'reserved-slug', reason)];
  });

/** A shop group's file is found by its id, so both must agree. */
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
