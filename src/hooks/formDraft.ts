import { toFields } from '@/lib/fields';
import { visitStorage } from '@/lib/visitStorage';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What was typed into a form and not sent yet. */
export interface FormDraft<Field extends string> {
  /** As it was typed; empty where nothing was. */
  readonly load: () => Readonly<Record<Field, string>>;
  readonly keep: (typed: Readonly<Partial<Record<Field, unknown>>>) => void;
  readonly drop: () => void;
}

/**
 * In session storage: what somebody types about themselves is for this visit.
 *
 * @param key beside those of plan and confirmation
 */
export const createDraft = <Field extends string>(
  key: string,
  fields: readonly Field[],
): FormDraft<Field> => ({
  load: () => {
    const stored = toFields(parse(visitStorage.get(key) ?? ''));
    const typed = fields.map((field) => {
      const text = stored[field];
      return [field, typeof text === 'string' ? text : ''];
    });
    return Object.fromEntries(typed) as Record<Field, string>;
  },
  keep: (typed) => visitStorage.set(key, JSON.stringify(typed)),
  drop: () => visitStorage.remove(key),
});
