import { reservedSlugs } from '@/sites/reservedSlugs';
import type { Draft } from '../draft';
import type { MeshRecord } from '../records';
import { type LinkFault, nothing } from './linkFault';

/** Names and numbers that must be nobody else's. */
interface Claim {
  readonly scope: string;
  readonly value: string | number;
  readonly field: string;
  readonly kind: 'duplicate-id' | 'duplicate-slug';
}

const claimsOf = (record: MeshRecord): readonly Claim[] => {
  const { collection, value } = record;
  if (record.kind === 'texts') {
    return record.collection === 'products'
      ? [
          {
            scope: `${record.lang} slugs`,
            value: record.value.slug,
            field: 'slug',
            kind: 'duplicate-slug',
          },
        ]
      : [];
  }
  const claims: Claim[] = [];
  if ('id' in value) {
    claims.push({ scope: collection, value: value.id, field: 'id', kind: 'duplicate-id' });
  }
  if (record.collection === 'cities') {
    claims.push({
      scope: 'cities’ slugs',
      value: record.value.slug,
      field: 'slug',
      kind: 'duplicate-slug',
    });
  }
  if (record.collection === 'products') {
    for (const [index, extra] of record.value.extras.entries()) {
      claims.push({
        scope: 'extras',
        value: extra.id,
        field: `extras.${index}.id`,
        kind: 'duplicate-id',
      });
      claims.push({
        scope: `extras of ${record.key}`,
        value: extra.key,
        field: `extras.${index}.key`,
        kind: 'duplicate-id',
      });
    }
  }
  if (record.collection === 'shop-groups') {
    for (const [index, shop] of record.value.shops.entries()) {
      claims.push({
        scope: 'shops',
        value: shop.id,
        field: `shops.${index}.id`,
        kind: 'duplicate-id',
      });
      claims.push({
        scope: `shops of ${record.key}`,
        value: shop.city,
        field: `shops.${index}.city`,
        kind: 'duplicate-id',
      });
    }
  }
  return claims;
};

/** Ids and slugs claimed twice. Who comes first in the draft keeps the claim; the other record is refused. */
export const checkDuplicates = (draft: Draft): LinkFault[] => {
  const owners = new Map<string, string>();
  return [...draft.records.values()].flatMap((record) =>
    claimsOf(record).flatMap(({ scope, value, field, kind }): LinkFault[] => {
      const claim = `${scope} ${value}`;
      const owner = owners.get(claim);
      if (owner === undefined) {
        owners.set(claim, record.file);
        return [];
      }
      const reason = `${JSON.stringify(value)} is already taken by ${owner === record.file ? 'another entry of this file' : owner}`;
      return [{ file: record.file, field, kind, reason, withoutIt: nothing }];
    }),
  );
};

/** Slugs at which something else stands already: a fixed path of some site, or a city. */
export const checkReservedSlugs = (draft: Draft): LinkFault[] => {
  const citySlugs = new Set([...draft.facts('cities').values()].map((city) => city.value.slug));
  return [...draft.records.values()].flatMap((record): LinkFault[] => {
    if (!('slug' in record.value)) return [];
    const { slug } = record.value;
    const taken = reservedSlugs.has(slug)
      ? 'is a path of the shop itself'
      : record.collection === 'products' && citySlugs.has(slug)
        ? 'is the address of a city'
        : undefined;
    return taken
      ? [
          {
            file: record.file,
            field: 'slug',
            kind: 'reserved-slug',
            reason: `${JSON.stringify(slug)} ${taken}`,
            withoutIt: nothing,
          },
        ]
      : [];
  });
};

/** A shop group's file is found by its id, so both must agree. */
export const checkFileNames = (draft: Draft): LinkFault[] =>
  [...draft.facts('shop-groups').values()]
    .filter((group) => group.key !== String(group.value.id))
    .map((group) => ({
      file: group.file,
      field: 'id',
      kind: 'misplaced',
      reason: `is ${group.value.id}, so the file must be shop-groups/${group.value.id}.json`,
      withoutIt: nothing,
    }));
