import { isOneOf } from '@troupe/basics/isOneOf';
import { phraseNames, type Phrases } from './phrases';

const placeholder = /\{\{shop\.(\w+)\}\}/g;

const fillText = (text: string, phrases: Phrases): string =>
  text.replaceAll(placeholder, (written, name: string) =>
    isOneOf(phraseNames, name) ? phrases[name] : written,
  );

/** Replaces `{{shop.<name>}}` in all strings of a value. Unknown names stay, and the content check reports them. */
export function fillPromises<Value>(value: Value, phrases: Phrases): Value;
export function fillPromises(value: unknown, phrases: Phrases): unknown {
  if (typeof value === 'string') return fillText(value, phrases);
  if (Array.isArray(value)) return value.map((item: unknown) => fillPromises(item, phrases));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillPromises<unknown>(item, phrases)]),
  );
}

/** Names after `shop.` in a text that are not those of a promise. */
export const findUnknownPromises = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)]
    .map(([, name = '']) => name)
    .filter((name) => !isOneOf(phraseNames, name));
