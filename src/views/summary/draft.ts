import type { Audience } from '@/i18n/loadTranslations';
import { visitStorage } from '@/lib/visitStorage';
import { type Details, fields, occasions } from './details';

/** Beside the plan's own keys, in session storage: what somebody types about themselves is for this visit. */
const key = 'details';

const parse = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const stored: unknown = JSON.parse(text);
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
};

/** What was typed before a reload, or before going back to the plan. */
export const loadDraft = (audience: Audience): Details => {
  const stored = parse(visitStorage.get(key) ?? '');
  const typed = Object.fromEntries(
    fields.map((field) => [field, typeof stored[field] === 'string' ? stored[field] : '']),
  ) as Details;
  const offered: readonly string[] = occasions[audience];
  return { ...typed, occasion: offered.includes(typed.occasion) ? typed.occasion : '' };
};

export const keepDraft = (details: Partial<Details>): void =>
  visitStorage.set(key, JSON.stringify(details));

export const dropDraft = (): void => visitStorage.remove(key);
