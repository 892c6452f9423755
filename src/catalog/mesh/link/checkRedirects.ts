import type { ContentFaultKind } from '@/catalog/sources/contentFault';
import { parsePath } from '@/config/sites/parsePath';
import { sites } from '@/config/sites/records';
import type { RecordIndex } from '../recordIndex';
import { indexRedirects, type Redirect, type Redirects, sitesOf } from '../nodes/redirects';
import { explainDeadLink } from './explainDeadLink';
import { type Check, faultOf, type LinkFault } from './linkFault';
import { isListedAddress, readOwnAddress } from './redirectHosts';

/** Why a rule is invalid, and the field at fault. Each check reports at most one problem per rule. */
interface Problem {
  readonly field: 'from' | 'to';
  readonly kind: ContentFaultKind;
  readonly reason: string;
}

type FindProblem = (rule: Redirect, index: number) => Problem | undefined;

/** Each fault removes one rule only; the other rules stay valid. */
const listFaults = (
  draft: RecordIndex,
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

/** Checks that each target exists in the languages of the rule's sites, or is on a listed host. */
export const checkRedirectTargets: Check = (draft) =>
  listFaults(draft, (book) => (rule) => {
    const { to } = rule;
    if (to.to === 'elsewhere') {
      if (isListedAddress(book, to.href)) return undefined;
      const reason = `${to.href} is on a host that is neither a site’s own nor listed in hosts`;
      return { field: 'to', kind: 'unlisted-host', reason };
    }
    const langs = new Set(sitesOf(rule).map((siteId) => sites[siteId].lang));
    const [reason] = [...langs].flatMap((lang) => explainDeadLink(draft, lang, to) ?? []);
    return reason === undefined ? undefined : { field: 'to', kind: 'dangling-reference', reason };
  });

/** Checks that each address of a site has one rule; the first rule wins. */
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

/** Rejects redirects to another redirect, so that loops are impossible. */
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
