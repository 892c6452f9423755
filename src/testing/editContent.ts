import type { Loaded } from '@/catalog/sources/loader';
import type { Content } from './smallContent';

const change = (
  data: unknown,
  [head, ...rest]: readonly string[],
  edit: (old: unknown) => unknown,
): unknown => {
  if (head === undefined) return edit(data);
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data;
    const at = Number(head);
    return items.flatMap((item, index) => {
      if (index !== at) return [item];
      const edited = change(item, rest, edit);
      return edited === undefined ? [] : [edited];
    });
  }
  const entries = data as Readonly<Record<string, unknown>>;
  const edited = change(entries[head], rest, edit);
  const others = Object.fromEntries(Object.entries(entries).filter(([name]) => name !== head));
  return edited === undefined ? others : { ...entries, [head]: edited };
};

/** The data of one file. */
export const dataOf = (content: Content, file: string): unknown => {
  const record = content.get(file);
  if (!record) throw new Error(`There is no ${file} to look into`);
  return record.data;
};

/** Returns the content with a file added or replaced. */
export const put = (content: Content, file: string, data: unknown): Content =>
  new Map(content).set(file, { file, data });

/** Returns the content with one field of a file, given by its dotted path, set to another value. */
export const edit = (content: Content, file: string, field: string, value: unknown): Content =>
  put(
    content,
    file,
    change(dataOf(content, file), field.split('.'), () => value),
  );

/** Returns the content without a file, or without one of its fields. */
export const drop = (content: Content, file: string, field?: string): Content => {
  if (field !== undefined) return edit(content, file, field, undefined);
  dataOf(content, file);
  return new Map([...content].filter(([name]) => name !== file));
};

/** The content in the form in which a source loads it. */
export const toLoaded = (content: Content): Loaded => ({
  records: [...content.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
  faults: [],
});
