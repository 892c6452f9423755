import { createDraft } from '@/ui/hooks/formDraft';

/** Id of the form, and storage key of its draft. */
export const formId = 'proposal';

/** The form's fields: named as in the API and ordered as on the screen. */
export const fields = [
  'name',
  'company',
  'email',
  'phone',
  'city',
  'people',
  'message',
  'vat_number',
] as const;

export type Field = (typeof fields)[number];

export const draft = createDraft(formId, fields);

/** What the visitor has said elsewhere on the site. */
export type Said = Readonly<Partial<Record<Field, string>>>;

/** What was typed here comes first. */
export const draftWith = (said: Said): Pick<typeof draft, 'load' | 'keep'> => ({
  load: () => {
    const typed = draft.load();
    const isNew = fields.every((field) => typed[field] === '');
    return isNew ? { ...typed, ...said } : typed;
  },
  keep: draft.keep,
});
