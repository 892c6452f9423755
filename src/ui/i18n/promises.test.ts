import { findUnknownPromises } from '@/commerce/promises/fillPromises';
import { findClaims } from '@/commerce/promises/findClaims';
import { languages } from '@/config/sites/site';
import { folders, listNamespaces, readStrings } from '@/testing/translationFiles';
import type { Namespace } from './namespaces';

/** The file with the words of the promises. */
const source = 'promises';

const languageOf = (folder: string) => {
  const lang = languages.find((it) => folder === it || folder === `${it}-x-corp`);
  if (!lang) throw new Error(`${folder} is no language`);
  return lang;
};

const stringsOf = (folder: string) =>
  listNamespaces(folder)
    .filter((namespace) => String(namespace) !== source)
    .flatMap((namespace) =>
      [...readStrings(folder, namespace)].map(
        ([key, text]) => [`${namespace}:${key}`, text] as const,
      ),
    );

it.each(folders)('no text of %s promises anything in its own words', (folder) => {
  const made = stringsOf(folder).flatMap(([key, text]) =>
    findClaims(text, languageOf(folder)).map(({ claim, words }) => [key, claim, words]),
  );
  expect(made).toEqual([]);
});

it.each(folders)('every promise that a text of %s names is one of the shop’s', (folder) => {
  expect(stringsOf(folder).flatMap(([, text]) => findUnknownPromises(text))).toEqual([]);
});

const promised: readonly (readonly [Namespace, string, string])[] = [
  ['common', 'trust.changes', 'changes'],
  ['common', 'trust.reply', 'reply'],
  ['about', 'contact.text', 'reply'],
  ['page', 'contact.text', 'reply'],
  ['home', 'contact.text', 'reply'],
  ['contact', 'sent.text', 'reply'],
  ['summary', 'lead.afterConfirmation', 'reply'],
  ['summary', 'payment.second.later', 'balance'],
  ['thankYou', 'next.check.text', 'reply'],
  ['thankYou', 'next.balance.later', 'balance'],
  ['mail', 'next.check', 'reply'],
  ['mail', 'next.balance.later', 'balance'],
  ['mail', 'balance.later', 'balance'],
  ['mail', 'enquiry.lead', 'reply'],
  ['activity', 'cancellations.flexible', 'flexible'],
  ['activity', 'cancellations.standard', 'standard'],
  ['activity', 'cancellations.standard', 'fullPrice'],
  ['activity', 'cancellations.strict', 'strict'],
];

describe.each(folders)('in %s', (folder) => {
  it.each(promised)('%s:%s says what the shop promises: %s', (namespace, key, name) => {
    const text = readStrings(folder, namespace).get(key);
    // Corporate folders have only what differs.
    const base = readStrings(languageOf(folder), namespace).get(key);
    expect(text ?? base).toContain(`{{shop.${name}}}`);
  });
});
