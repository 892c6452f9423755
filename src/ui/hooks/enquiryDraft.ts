import { createDraft, type FormDraft } from './formDraft';

/** Id of the contact form, and storage key of its draft. */
export const formId = 'enquiry';

/** The form's fields: named as in the API and ordered as on the screen. */
export const fields = ['name', 'email', 'phone', 'company', 'message'] as const;

export type Field = (typeof fields)[number];

const input = createDraft(formId, fields);

/** The message that was suggested last is kept with the input: otherwise, an untouched one would be the visitor's own. */
const suggestion = createDraft(formId, ['message', 'suggested']);

export const draft: FormDraft<Field> = {
  ...input,
  keep: (typed) => suggestion.keep({ ...typed, suggested: suggestion.load().suggested }),
};

/** Fills in the message of the contact form, unless the visitor has written one. */
export const suggestMessage = (message: string): void => {
  const { message: typed, suggested } = suggestion.load();
  if (typed === '' || typed === suggested) {
    suggestion.keep({ ...input.load(), message, suggested: message });
  }
};
