import type { ContentFault } from '@/catalog/sources/contentFault';
import { deepFreeze } from '@/lib/deepFreeze';
import type { TimeSlices } from '@/lib/timeSlices';
import type { Language } from '@/config/sites/site';
import type { SourceId } from '@/catalog/sources/loader';
import type { ArticleName, ArticleOf, FactsOf, CollectionName, TextsOf } from './collections';
import type { RecordIndex } from './recordIndex';
import { linkPictures, type WithPictures } from './link/linkPictures';
import type { Pictures } from './nodes/picture';
import type { Redirects } from './nodes/redirects';
import type { MeshRecord } from './records';

type Node<Name extends CollectionName> = WithPictures<FactsOf<Name>> & {
  readonly key: string;
  /** Has only the languages with texts. */
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

/** The whole content of the shop, checked and linked. Immutable: a reload creates a new one. */
export interface Mesh {
  readonly cities: ReadonlyMap<string, City>;
  readonly products: ReadonlyMap<string, Product>;
  readonly shopGroups: ReadonlyMap<number, ShopGroup>;
  readonly people: ReadonlyMap<string, Person>;
  readonly blogCategories: ReadonlyMap<string, BlogCategory>;
  /** In all languages, including drafts. */
  readonly posts: readonly Article<'posts'>[];
  readonly pages: readonly Article<'pages'>[];
  readonly redirects: Redirects;
  /** By the path that content uses: `/images/cities/krakow.jpg`. */
  readonly pictures: Pictures;
  /** The faults of the content, each with the reason as first reported. */
  readonly faults: readonly ContentFault[];
  /** Files whose newest version is not used as written. */
  readonly refused: ReadonlySet<string>;
  /** Sources that have never answered: content that is missing here may exist there. */
  readonly missing: ReadonlySet<SourceId>;
  /** The records of this mesh, by file. A faulty edit falls back to them. */
  readonly records: ReadonlyMap<string, MeshRecord>;
}

function* toNodes<Name extends CollectionName>(
  draft: RecordIndex,
  pictures: Pictures,
  collection: Name,
): TimeSlices<Map<string, Node<Name>>> {
  const nodes = new Map<string, Node<Name>>();
  for (const [key, { value }] of draft.facts(collection)) {
    const texts: unknown = Object.fromEntries(
      [...draft.texts(collection, key)].map(([lang, record]) => [lang, record.value]),
    );
    // Facts and texts come from the same collection, which the compiler cannot infer from the spread.
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
    const node = { ...linkPictures(value, pictures), key, texts } as Node<Name>;
    nodes.set(key, deepFreeze(node));
    yield;
  }
  return nodes;
}

const toArticles = <Name extends ArticleName>(
  draft: RecordIndex,
  pictures: Pictures,
  collection: Name,
): readonly Article<Name>[] =>
  draft
    .articles(collection)
    .map(({ key, lang, value }) => deepFreeze({ ...linkPictures(value, pictures), key, lang }));

const noRedirects: Redirects = deepFreeze({ hosts: [], rules: [] });

interface MeshParts extends Pick<Mesh, 'pictures' | 'faults' | 'refused'> {
  readonly draft: RecordIndex;
}

export function* createMesh({ draft, pictures, faults, refused }: MeshParts): TimeSlices<Mesh> {
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
