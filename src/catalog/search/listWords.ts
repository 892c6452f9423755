import type { SearchData, Texts } from './entries';

/** The words of an index in its spelling: all, or those of one field. */
export const listWords = (
  { index, fieldIds }: SearchData['index'],
  field?: keyof Texts,
): readonly string[] => {
  const id = field === undefined ? undefined : String(fieldIds[field]);
  return index.flatMap(([word, fields]) => (id === undefined || id in fields ? [word] : []));
};
