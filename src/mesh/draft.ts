import type { Language } from '@/sites/site';
import type { CollectionName } from './collections';
import type { FactsRecord, MeshRecord, TextsRecord } from './records';

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
}

/** @param records in the order in which they win where two claim the same id or slug */
export const createDraft = (records: Iterable<MeshRecord>): Draft => {
  const byFile = new Map<string, MeshRecord>();
  const facts = new Map<CollectionName, Map<string, FactsRecord>>();
  const texts = new Map<string, Map<Language, TextsRecord>>();
  for (const record of records) {
    byFile.set(record.file, record);
    if (record.kind === 'facts') {
      const group = facts.get(record.collection) ?? new Map<string, FactsRecord>();
      facts.set(record.collection, group.set(record.key, record));
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
  };
};
