import { createDraft } from '@/ui/hooks/formDraft';
import type { Audience } from '@/ui/i18n/loadTranslations';
import { type Details, fields, listOccasions } from './details';

const draft = createDraft('details', fields);

/** Restores the input after a reload or after going back to the plan. */
const loadDraft = (audience: Audience, only?: string): Details => {
  const typed = draft.load();
  const offered: readonly string[] = listOccasions(audience, only);
  return { ...typed, occasion: offered.includes(typed.occasion) ? typed.occasion : '' };
};

const { keep } = draft;

/** @param only the only occasion that the brand is for, if there is one */
export const draftFor = (audience: Audience, only?: string) => ({
  load: () => loadDraft(audience, only),
  keep,
});

export const dropDraft = draft.drop;
