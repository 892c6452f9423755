import type { CollectionName, FactsOf, TextsOf } from '@/catalog/mesh/collections';
import { createRecordIndex } from '@/catalog/mesh/recordIndex';
import { parseRecords } from '@/catalog/mesh/records';
import { type Language, languages } from '@/config/sites/site';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';

/** A record of the shipped content, with its texts in every language. */
export interface Model<Name extends CollectionName> {
  readonly key: string;
  readonly facts: FactsOf<Name>;
  readonly texts: Readonly<Record<Language, TextsOf<Name>>>;
}

export interface Shipped {
  readonly cities: readonly Model<'cities'>[];
  readonly products: readonly Model<'products'>[];
  readonly shopGroups: readonly Model<'shop-groups'>[];
}

/** Models for synthetic content: texts of realistic length with suitable words. */
export const loadShipped = async (folder: string): Promise<Shipped> => {
  const { records } = await createFilesLoader(folder).load();
  const draft = createRecordIndex(parseRecords(records).records);
  const listModels = <Name extends CollectionName>(name: Name): readonly Model<Name>[] =>
    [...draft.facts(name).values()].map(({ key, value }) => {
      const found = draft.texts(name, key);
      const texts = Object.fromEntries(
        languages.map((lang) => {
          const record = found.get(lang);
          if (!record) throw new Error(`${name}/${key} has no texts in ${lang}`);
          return [lang, record.value];
        }),
      ) as Record<Language, TextsOf<Name>>;
      return { key, facts: value, texts };
    });
  return {
    cities: listModels('cities'),
    products: listModels('products'),
    shopGroups: listModels('shop-groups'),
  };
};
