import type { Fault } from '@/lib/fault';
import { deepFreeze } from '@/lib/deepFreeze';
import type { Steps } from '@/lib/steps';
import type { Language } from '@/sites/site';
import type { SourceId } from '@/sources/loader';
import type { ArticleName, ArticleOf, FactsOf, CollectionName, TextsOf } from './collections';
import type { Draft } from './draft';
import { linkPictures, type WithPictures } from './link/linkPictures';
import type { Pictures } from './nodes/picture';
import type { Redirects } from './nodes/redirects';
import type { MeshRecord } from './records';

type Node<Name extends CollectionName> = WithPictures<FactsOf<Name>> & {
  readonly key: string;
  /** Only the languages that have them. */
  readonly texts: Readonly<Partial<Record<Language, TextsOf<Name>>>>;
};

export type City = Node<'cities'>;
export type Product = Node<'products'>;
export type ShopGroup = Node<'shop-groups'>;
export type Person = Node<'people'>;
export type BlogCategory = Node<'blog-categories'>;

/** A text in one language; its translations have the same key. */
export type Article<Name extends ArticleName> = WithPictures<ArticleOf<Name>> & {
  readonly key: string;
  readonly lang: Language;
};

/** Everything the shop knows, checked and linked. Immutable: a reload makes a new one. */
export interface Mesh {
  readonly cities: ReadonlyMap<string, City>;
  readonly products: ReadonlyMap<string, Product>;
  readonly shopGroups: ReadonlyMap<number, ShopGroup>;
  readonly people: ReadonlyMap<string, Person>;
  readonly blogCategories: ReadonlyMap<string, BlogCategory>;
  /** In all languages, drafts too. */
  readonly posts: readonly Article<'posts'>[];
  readonly pages: readonly Article<'pages'>[];
  readonly redirects: Redirects;
  /** By the path that content names them by: `/images/cities/krakow.jpg`. */
  readonly pictures: Pictures;
  /** What is wrong with the content, and why: in the words of when it was first seen. */
  readonly faults: readonly Fault[];
  /** Files whose newest version is not used as it is. */
  readonly refused: ReadonlySet<string>;
  /** Sources of which nothing is known yet: what is not here may be there. */
  readonly missing: ReadonlySet<SourceId>;
  /** The records it was made of, by file: what a faulty edit falls back to. */
  readonly records: ReadonlyMap<string, MeshRecord>;
}

function* toNodes<Name extends CollectionName>(
  draft: Draft,
  pictures: Pictures,
  collection: Name,
): Steps<Map<string, Node<Name>>> {
  const nodes = new Map<string, Node<Name>>();
  for (const [key, { value }] of draft.facts(collection)) {
    const texts = [...draft.texts(collection, key)].map(([lang, record]) => [lang, record.value]);
    // Facts and texts come from the same collection, a tie that the compiler loses in the spread.
    const node = {
      ...linkPictures(value, pictures),
      key,
      texts: Object.fromEntries(texts) as unknown,
    } as Node<Name>;
    nodes.set(key, deepFreeze(node));
    yield;
  }
  return nodes;
}

const toArticles = <Name extends ArticleName>(
  draft: Draft,
  pictures: Pictures,
  collection: Name,
): readonly Article<Name>[] =>
  draft.articles(collection).map(({ key, lang, value }) =>
    // As with nodes: the value is its collection's, which the spread forgets.
    deepFreeze({ ...linkPictures(value, pictures), key, lang } as Article<Name>),
  );

const noRedirects: Redirects = deepFreeze({ hosts: [], rules: [] });

interface MeshParts extends Pick<Mesh, 'pictures' | 'faults' | 'refused'> {
  readonly draft: Draft;
}

export function* createMesh({ draft, pictures, faults, refused }: MeshParts): Steps<Mesh> {
  const groups = yield* toNodes(draft, pictures, 'shop-groups');
  return {
    cities: yield* toNodes(draft, pictures, 'cities'),
    products: yield* toNodes(draft, pictures, 'products'),
    shopGroups: new Map([...groups.values()].map((group) => [group.id, group])),
    people: yield* toNodes(draft, pictures, 'people'),
    blogCategories: yield* toNodes(draft, pictures, 'blog-categories'),
    posts: toArticles(draft, pictures, 'posts'),
    pages: toArticles(draft, pictures, 'pages'),
    redirects: deepFreeze(draft.rules('redirects')?.value ?? noRedirects),
    pictures,
    faults: deepFreeze([...faults]),
    refused,
    missing: new Set(),
    records: draft.records,
  };
}
