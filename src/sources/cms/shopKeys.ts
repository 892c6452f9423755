import type { Fault } from '@/lib/fault';
import { toFields } from '@/lib/fields';
import type { RawRecord } from '../loader';

/** What articles refer to, as far as other sources have it. */
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
 * @param records of all other sources, by their places
 * @param faults of those sources: who stands in a file that cannot be read now is there all the same
 */
export const listShopKeys = (
  records: readonly RawRecord[],
  faults: readonly Pick<Fault, 'file'>[],
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
