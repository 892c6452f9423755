import { createDraft } from '@/ui/hooks/formDraft';
import type { Audience } from '@/ui/i18n/loadTranslations';
import { type Details, fields, occasions } from './details';

const draft = createDraft('details', fields);

/** Restores the input after a reload or after going back to the plan. */
const loadDraft = (audience: Audience): Details => {
  const typed = draft.load();
  const offered: readonly string[] = occasions[audience];
  return { ...typed, occasion: offered.includes(typed.occasion) ? typed.occasion : '' };
};

const { keep } = draft;

export const draftFor = (audience: Audience) => ({ load: () => loadDraft(audience), keep });

export const dropDraft = draft.drop;
