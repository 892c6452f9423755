import type { Language } from '@/config/sites/site';
import type { ArticleName, CollectionName, RuleBookName } from './collections';
import type {
  ArticleRecord,
  FactsRecord,
  MeshRecord,
  RuleBookRecord,
  TextsRecord,
} from './records';

/** An index of the parsed records, before their references are checked. */
export interface RecordIndex {
  readonly records: ReadonlyMap<string, MeshRecord>;
  readonly facts: <Name extends CollectionName>(
    collection: Name,
  ) => ReadonlyMap<string, FactsRecord<Name>>;
  readonly texts: <Name extends CollectionName>(
    collection: Name,
    key: string,
  ) => ReadonlyMap<Language, TextsRecord<Name>>;
  readonly articles: <Name extends ArticleName>(collection: Name) => readonly ArticleRecord<Name>[];
  readonly rules: <Name extends RuleBookName>(collection: Name) => RuleBookRecord<Name> | undefined;
}

/** Records by collection: the compiler knows that a collection's list has only its own records. */
interface Lists {
  readonly facts: { readonly [Name in CollectionName]: Map<string, FactsRecord<Name>> };
  readonly texts: {
    readonly [Name in CollectionName]: Map<string, Map<Language, TextsRecord<Name>>>;
  };
  readonly articles: { readonly [Name in ArticleName]: ArticleRecord<Name>[] };
  readonly rules: { [Name in RuleBookName]: RuleBookRecord<Name> | undefined };
}

const createLists = (): Lists => ({
  facts: {
    cities: new Map(),
    products: new Map(),
    'shop-groups': new Map(),
    people: new Map(),
    'blog-categories': new Map(),
  },
  texts: {
    cities: new Map(),
    products: new Map(),
    'shop-groups': new Map(),
    people: new Map(),
    'blog-categories': new Map(),
  },
  articles: { posts: [], pages: [] },
  rules: { redirects: undefined },
});

/** @param records in order of precedence if two claim the same id or slug */
export const createRecordIndex = (records: Iterable<MeshRecord>): RecordIndex => {
  const byFile = new Map<string, MeshRecord>();
  const { facts, texts, articles, rules } = createLists();
  const addFacts = <Name extends CollectionName>(record: FactsRecord<Name>) =>
    facts[record.collection].set(record.key, record);
  const addTexts = <Name extends CollectionName>(record: TextsRecord<Name>) => {
    const group = texts[record.collection];
    const translations = group.get(record.key) ?? new Map<Language, TextsRecord<Name>>();
    group.set(record.key, translations.set(record.lang, record));
  };
  const addArticle = <Name extends ArticleName>(record: ArticleRecord<Name>) =>
    articles[record.collection].push(record);
  for (const record of records) {
    byFile.set(record.file, record);
    if (record.kind === 'facts') addFacts(record);
    else if (record.kind === 'texts') addTexts(record);
    else if (record.kind === 'article') addArticle(record);
    else rules[record.collection] = record;
  }
  return {
    records: byFile,
    facts: (collection) => facts[collection],
    texts: (collection, key) => texts[collection].get(key) ?? new Map(),
    articles: (collection) => articles[collection],
    rules: (collection) => rules[collection],
  };
};
