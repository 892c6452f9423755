import { mailDomains } from './mailDomains';

/** Whether one text becomes the other by one letter more, fewer or other, or by two neighbours changing places. */
export const isOneEditApart = (a: string, b: string): boolean => {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const restOfA = a.slice(start, a.length - end);
  const restOfB = b.slice(start, b.length - end);
  if (restOfA.length <= 1 && restOfB.length <= 1) return a !== b;
  return restOfA.length === 2 && restOfA === [...restOfB].reverse().join('');
};

/** Below this length, names of companies are too close to those of providers: `vp.pl` and `web.de` have many neighbours. */
const LEAST_NAME_LENGTH = 5;

const split = (domain: string) => {
  const dot = domain.indexOf('.');
  return { name: domain.slice(0, dot), ending: domain.slice(dot + 1) };
};

/** Whether a domain is more likely a typing error of a provider's than a domain of its own. */
const isTypingError = (typed: string, known: string): boolean => {
  if (!isOneEditApart(typed, known)) return false;
  const its = split(typed);
  const ours = split(known);
  // Another country, where the same name may belong to somebody: `yahoo.be`.
  if (its.name === ours.name) return its.ending.length !== 2 || ours.ending.length !== 2;
  return ours.name.length >= LEAST_NAME_LENGTH;
};

/**
 * Suggests the address that a customer probably meant. Never suggests anything for a domain of the list, or for one that is
 * more than one edit away from all of them, such as that of a company.
 *
 * @returns `undefined` if there is nothing to ask
 */
export const suggestEmail = (email: string): string | undefined => {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || mailDomains.includes(domain)) return undefined;
  const meant = mailDomains.find((known) => isTypingError(domain, known));
  return meant && `${address.slice(0, at)}@${meant}`;
};
