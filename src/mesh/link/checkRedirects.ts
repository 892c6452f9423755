import type { FaultKind } from '@/lib/fault';
import { parsePath } from '@/sites/parsePath';
import { sites } from '@/sites/records';
import type { Draft } from '../draft';
import { indexRedirects, type Redirect, type Redirects, sitesOf } from '../nodes/redirects';
import { whyNowhere } from './whyNowhere';
import { type Check, faultOf, type LinkFault } from './linkFault';
import { isListedAddress, readOwnAddress } from './redirectHosts';

/** Why a rule cannot stand, and in which of its fields; a rule is told of one thing at a time. */
interface Problem {
  readonly field: 'from' | 'to';
  readonly kind: FaultKind;
  readonly reason: string;
}

type FindProblem = (rule: Redirect, index: number) => Problem | undefined;

/** The rest of the rules is unharmed. */
const listFaults = (
  draft: Draft,
  createFind: (book: Redirects) => FindProblem,
): readonly LinkFault[] => {
  const record = draft.rules('redirects');
  if (!record) return [];
  const { file, value } = record;
  const findProblem = createFind(value);
  return value.rules.flatMap((rule, index) => {
    const problem = findProblem(rule, index);
    if (!problem) return [];
    const { field, kind, reason } = problem;
    return [faultOf(file, `rules.${index}.${field}`, kind, reason, ['rules', index])];
  });
};

/** Redirects lead to what exists in the languages of their sites, or to hosts that are listed. */
export const checkRedirectTargets: Check = (draft) =>
  listFaults(draft, (book) => (rule) => {
    const { to } = rule;
    if (to.to === 'elsewhere') {
      if (isListedAddress(book, to.href)) return undefined;
      const reason = `${to.href} is on a host that is neither a site’s own nor listed in hosts`;
      return { field: 'to', kind: 'unlisted-host', reason };
    }
    const langs = new Set(sitesOf(rule).map((siteId) => sites[siteId].lang));
    const [reason] = [...langs].flatMap((lang) => whyNowhere(draft, lang, to) ?? []);
    return reason === undefined ? undefined : { field: 'to', kind: 'dangling-reference', reason };
  });

/** An address of a site belongs to one rule: the first. */
export const checkRedirectPaths: Check = (draft) =>
  listFaults(draft, ({ rules }) => {
    const getPosition = indexRedirects(rules);
    return (rule, index) => {
      const takers = sitesOf(rule).map((siteId) => getPosition(siteId, rule.from) ?? index);
      const taker = Math.min(...takers);
      if (taker === index) return undefined;
      const reason = `${JSON.stringify(rule.from)} is already taken by rules.${taker}`;
      return { field: 'from', kind: 'duplicate-path', reason };
    };
  });

/** One hop and no more, so that nobody is ever led in a circle. */
export const checkRedirectChains: Check = (draft) =>
  listFaults(draft, ({ rules }) => {
    const getPosition = indexRedirects(rules);
    return ({ to }) => {
      const own = to.to === 'elsewhere' ? readOwnAddress(to.href) : undefined;
      const path = own && parsePath(own.path);
      const next = own && path !== undefined ? getPosition(own.siteId, path) : undefined;
      if (next === undefined) return undefined;
      const reason = `leads to an address that rules.${next} leads on from: name where that one leads`;
      return { field: 'to', kind: 'redirect-chain', reason };
    };
  });
