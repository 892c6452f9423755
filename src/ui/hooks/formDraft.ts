import { recordOf } from '@/lib/keysOf';
import { toFields } from '@troupe/basics/fields';
import { visitStorage } from '@/lib/visitStorage';
import { parseJson } from '@/lib/parseJson';

/** Input of a form that has not been sent. */
export interface FormDraft<Field extends string> {
  /** The input as typed; empty strings if there is none. */
  readonly load: () => Readonly<Record<Field, string>>;
  readonly keep: (typed: Readonly<Partial<Record<Field, unknown>>>) => void;
  readonly drop: () => void;
}

/**
 * Stores a form's input in session storage, since personal data is kept only for this visit.
 *
 * @param key storage key, beside those of plan and confirmation
 */
export const createDraft = <Field extends string>(
  key: string,
  fields: readonly Field[],
): FormDraft<Field> => ({
  load: () => {
    const stored = toFields(parseJson(visitStorage.get(key) ?? ''));
    return recordOf(fields, (field) => {
      const text = stored[field];
      return typeof text === 'string' ? text : '';
    });
  },
  keep: (typed) => visitStorage.set(key, JSON.stringify(typed)),
  drop: () => visitStorage.remove(key),
});
