import { createDraft } from './formDraft';

/** Id of the contact form, and storage key of its draft. */
export const formId = 'enquiry';

/** The form's fields: named as in the API and ordered as on the screen. */
export const fields = ['name', 'email', 'phone', 'company', 'message'] as const;

export type Field = (typeof fields)[number];

export const draft = createDraft(formId, fields);

/** Fills in the message of the contact form, unless the visitor has written one. */
export const suggestMessage = (message: string): void => {
  const typed = draft.load();
  if (typed.message === '') draft.keep({ ...typed, message });
};
