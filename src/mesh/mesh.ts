import type { Fault } from '@/lib/fault';
import { deepFreeze } from '@/lib/deepFreeze';
import type { Language } from '@/sites/site';
import type { FactsOf, CollectionName, TextsOf } from './collections';
import type { Draft } from './draft';
import { linkPictures, type WithPictures } from './link/linkPictures';
import type { Pictures } from './nodes/picture';
import type { MeshRecord } from './records';

type Node<Name extends CollectionName> = WithPictures<FactsOf<Name>> & {
  readonly key: string;
  /** Only the languages that have them. */
  readonly texts: Readonly<Partial<Record<Language, TextsOf<Name>>>>;
};

export type City = Node<'cities'>;
export type Product = Node<'products'>;
export type ShopGroup = Node<'shop-groups'>;

/** Everything the shop knows, checked and linked. Immutable: a reload makes a new one. */
export interface Mesh {
  readonly cities: ReadonlyMap<string, City>;
  readonly products: ReadonlyMap<string, Product>;
  readonly shopGroups: ReadonlyMap<number, ShopGroup>;
  /** By the path that content names them by: `/images/cities/krakow.jpg`. */
  readonly pictures: Pictures;
  /** What was refused, and why. */
  readonly faults: readonly Fault[];
  /** The records it was made of, by file: what a faulty edit falls back to. */
  readonly records: ReadonlyMap<string, MeshRecord>;
}

const toNodes = <Name extends CollectionName>(
  draft: Draft,
  pictures: Pictures,
  collection: Name,
): Map<string, Node<Name>> =>
  new Map(
    [...draft.facts(collection)].map(([key, { value }]) => {
      const texts = [...draft.texts(collection, key)].map(([lang, record]) => [lang, record.value]);
      // Facts and texts come from the same collection, a tie that the compiler loses in the spread.
      const node = {
        ...linkPictures(value, pictures),
        key,
        texts: Object.fromEntries(texts) as unknown,
      } as Node<Name>;
      return [key, deepFreeze(node)];
    }),
  );

export const createMesh = (draft: Draft, pictures: Pictures, faults: readonly Fault[]): Mesh => ({
  cities: toNodes(draft, pictures, 'cities'),
  products: toNodes(draft, pictures, 'products'),
  shopGroups: new Map(
    [...toNodes(draft, pictures, 'shop-groups').values()].map((group) => [group.id, group]),
  ),
  pictures,
  faults: deepFreeze([...faults]),
  records: draft.records,
});
