import type { ContentFault } from '@/catalog/sources/contentFault';
import { toFields } from '@troupe/basics/fields';
import type { RawRecord } from '../loader';

/** The keys of other sources that articles may reference. */
export interface ShopKeys {
  /** Keys of blog categories, by key and by slug in any language. */
  readonly categories: ReadonlyMap<string, string>;
  readonly people: ReadonlySet<string>;
  readonly cities: ReadonlySet<string>;
}

const keysOf = (
  files: readonly { readonly file: string }[],
  collection: string,
): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ file }) => {
      const [, key] = new RegExp(`^${collection}/([^/]+)\\.json$`).exec(file) ?? [];
      return key ? [key] : [];
    }),
  );

/**
 * @param records the records of the other sources
 * @param faults the faults of those sources: a file that cannot be read now still has its key
 */
export const listShopKeys = (
  records: readonly RawRecord[],
  faults: readonly Pick<ContentFault, 'file'>[],
): ShopKeys => {
  const files = [...records, ...faults];
  const keys = keysOf(files, 'blog-categories');
  const bySlug = records.flatMap(({ file, data }): [string, string][] => {
    const [, key] = /^texts\/[^/]+\/blog-categories\/([^/]+)\.json$/.exec(file) ?? [];
    const { slug } = toFields(data);
    return key && keys.has(key) && typeof slug === 'string' ? [[slug, key]] : [];
  });
  return {
    categories: new Map([...bySlug, ...[...keys].map((key) => [key, key] as const)]),
    people: keysOf(files, 'people'),
    cities: keysOf(files, 'cities'),
  };
};
