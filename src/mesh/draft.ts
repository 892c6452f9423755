import type { Language } from '@/sites/site';
import type { ArticleName, CollectionName, RuleBookName } from './collections';
import type {
  ArticleRecord,
  FactsRecord,
  MeshRecord,
  RuleBookRecord,
  TextsRecord,
} from './records';

/** The parsed records by what they are, before their references are checked. */
export interface Draft {
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

/** @param records in the order in which they win where two claim the same id or slug */
export const createDraft = (records: Iterable<MeshRecord>): Draft => {
  const byFile = new Map<string, MeshRecord>();
  const facts = new Map<CollectionName, Map<string, FactsRecord>>();
  const texts = new Map<string, Map<Language, TextsRecord>>();
  const articles = new Map<ArticleName, ArticleRecord[]>();
  const ruleBooks = new Map<RuleBookName, RuleBookRecord>();
  for (const record of records) {
    byFile.set(record.file, record);
    if (record.kind === 'facts') {
      const group = facts.get(record.collection) ?? new Map<string, FactsRecord>();
      facts.set(record.collection, group.set(record.key, record));
    } else if (record.kind === 'article') {
      const list = articles.get(record.collection) ?? [];
      list.push(record);
      articles.set(record.collection, list);
    } else if (record.kind === 'rules') {
      ruleBooks.set(record.collection, record);
    } else {
      const place = `${record.collection}/${record.key}`;
      const group = texts.get(place) ?? new Map<Language, TextsRecord>();
      texts.set(place, group.set(record.lang, record));
    }
  }
  return {
    records: byFile,
    // Each map was filled under its collection's name, so it holds that collection's records only.
    facts: <Name extends CollectionName>(collection: Name) =>
      (facts.get(collection) ?? new Map()) as ReadonlyMap<string, FactsRecord<Name>>,
    texts: <Name extends CollectionName>(collection: Name, key: string) =>
      (texts.get(`${collection}/${key}`) ?? new Map()) as ReadonlyMap<Language, TextsRecord<Name>>,
    articles: <Name extends ArticleName>(collection: Name) =>
      (articles.get(collection) ?? []) as unknown as readonly ArticleRecord<Name>[],
    rules: <Name extends RuleBookName>(collection: Name) =>
      ruleBooks.get(collection) as RuleBookRecord<Name> | undefined,
  };
};
