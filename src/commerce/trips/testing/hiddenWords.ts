import { dateChoices } from '@/commerce/cart/cart';
import { commandKinds } from '../model/command';
import { shareKinds } from '../model/share';
import { pieceKinds } from '../model/surprise';
import {
  guestRoles,
  itemStates,
  linkScopes,
  rsvpAnswers,
  tripAnswers,
  voteChoices,
} from '../model/trip';

/** All texts in a value, at whatever depth, without those that are too short to tell anything. */
export const listStrings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.length > 2 ? [value] : [];
  return typeof value === 'object' && value !== null
    ? [...new Set(Object.values(value).flatMap(listStrings))]
    : [];
};

/** All numbers in a value, at whatever depth. */
export const listNumbers = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listNumbers)
    : [];
};

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The words and phrases that stand in a text, each as a whole. */
export const listWordsIn = (text: string, words: readonly string[]): readonly string[] =>
  words.filter((word) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}_-])${escape(word)}(?![\p{L}\p{N}_-])`, 'iu').test(text),
  );

/** Words of the interface between browser and server, which are in every answer. */
const names: ReadonlySet<string> = new Set<string>([
  ...dateChoices,
  ...linkScopes,
  ...guestRoles,
  ...itemStates,
  ...rsvpAnswers,
  ...tripAnswers,
  ...voteChoices,
  ...shareKinds,
  ...commandKinds,
  ...pieceKinds,
]);

/**
 * Every text of a trip that its guest of honour must not see: all that its organiser gets, and nothing that is shown.
 *
 * @param state as the organiser gets it: with every kind of content
 * @param shown what the guest of honour gets
 */
export const listHiddenWords = (state: unknown, shown: unknown): readonly string[] => {
  const open = listStrings(shown);
  return listStrings(state).filter((it) => !names.has(it) && !open.includes(it));
};
