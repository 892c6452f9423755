import { visitStorage } from '@/lib/visitStorage';
import { type Details, fields } from './details';

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
export const loadDraft = (): Details => {
  const stored = parse(visitStorage.get(key) ?? '');
  const entries = fields.map((field) => {
    const value = stored[field];
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  return Object.fromEntries(entries) as Details;
};

export const keepDraft = (details: Partial<Details>): void =>
  visitStorage.set(key, JSON.stringify(details));

export const dropDraft = (): void => visitStorage.remove(key);
