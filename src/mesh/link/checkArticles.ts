import type { Fault } from '@/lib/fault';
import { sites } from '@/sites/records';
import { type Language, siteIds } from '@/sites/site';
import { articleFile } from '../collections';
import type { Draft } from '../draft';
import type { LinkTarget, Prose } from '../prose/prose';
import { walkProse } from '../prose/walkProse';
import type { ArticleRecord } from '../records';
import { type Check, faultOf, type LinkFault, type Path } from './linkFault';

const dangling = (file: string, field: Path, reason: string, part: Path): LinkFault =>
  faultOf(file, field.join('.'), 'dangling-reference', reason, part);

const whyNoCity = (draft: Draft, city: string) =>
  draft.facts('cities').has(city) ? undefined : `there is no cities/${city}.json`;

const whyNoOffer = (draft: Draft, product: string, city: string) => {
  const found = draft.facts('products').get(product);
  if (!found) return `there is no products/${product}.json`;
  return found.value.offers[city] ? undefined : `products/${product}.json has no offer in ${city}`;
};

/** A post stands in a category that its readers can read, and somebody wrote it. */
const checkPlace = (draft: Draft, { file, lang, value }: ArticleRecord<'posts'>): LinkFault[] => {
  const { category, author } = value;
  const faults: LinkFault[] = [];
  if (!draft.facts('blog-categories').has(category)) {
    faults.push(dangling(file, ['category'], `there is no blog-categories/${category}.json`, []));
  } else if (!draft.texts('blog-categories', category).has(lang)) {
    const reason = `there is no texts/${lang}/blog-categories/${category}.json`;
    faults.push(dangling(file, ['category'], reason, []));
  }
  if (!draft.facts('people').has(author)) {
    faults.push(dangling(file, ['author'], `there is no people/${author}.json`, []));
  }
  return faults;
};

/** Posts name a category, an author, cities, and activities that are on offer there. */
export const checkPosts: Check = (draft) =>
  draft.articles('posts').flatMap((record) => {
    const { file, value } = record;
    const cities = value.cities.map((city, index) => [index, whyNoCity(draft, city)] as const);
    const offers = value.activities.map(
      ({ product, city }, index) => [index, whyNoOffer(draft, product, city)] as const,
    );
    const toFaults = (field: string, reasons: readonly (readonly [number, string | undefined])[]) =>
      reasons.flatMap(([index, reason]) =>
        reason ? [dangling(file, [field, index], reason, [field, index])] : [],
      );
    return [
      ...checkPlace(draft, record),
      ...toFaults('cities', cities),
      ...toFaults('activities', offers),
    ];
  });

const listTargets = (prose: Prose): readonly LinkTarget[] =>
  walkProse(prose).flatMap((node) =>
    typeof node !== 'string' && 'target' in node ? [node.target] : [],
  );

/** Why a target leads nowhere on any site of a language, if it does. */
export const whyNowhere = (
  draft: Draft,
  lang: Language,
  target: LinkTarget,
): string | undefined => {
  if (target.to === 'city') return whyNoCity(draft, target.city);
  if (target.to === 'activity') return whyNoOffer(draft, target.product, target.city);
  if (target.to !== 'post' && target.to !== 'page') return undefined;
  const file = articleFile(`${target.to}s`, lang, target.key);
  const found = draft.records.get(file);
  if (found?.kind !== 'article') return `there is no ${file}`;
  return found.value.draft ? `${file} is a draft` : undefined;
};

/** Nobody can read it, though it is no draft: it is for visitors or sites that its language does not have. */
const isUnshown = (draft: Draft, { lang, value }: ArticleRecord): boolean => {
  const groups = [...draft.facts('shop-groups').values()].map((group) => group.value);
  return (
    !value.draft &&
    !siteIds.some((siteId) => {
      const site = sites[siteId];
      const audience = groups.find(({ id }) => id === site.shopGroupId)?.audience;
      return (
        site.lang === lang &&
        (value.sites ?? siteIds).includes(siteId) &&
        // A shop group that is missing is a fault of its own.
        (audience === undefined || value.audiences.includes(audience))
      );
    })
  );
};

const unshown = (file: string): Fault => ({
  file,
  field: '',
  kind: 'unshown',
  reason: 'is shown on no site: none of its language has its audiences, or is among its sites',
});

/** What had to be made harmless in texts, and references in them that lead nowhere: only told, and shown as words. */
export const findProseFaults = (draft: Draft): readonly Fault[] =>
  [...draft.articles('posts'), ...draft.articles('pages')].flatMap((record) => {
    const { file, lang, value } = record;
    return [
      ...(isUnshown(draft, record) ? [unshown(file)] : []),
      ...value.problems.map(({ line, reason }) => ({
        file,
        field: `line ${line}`,
        kind: 'markup' as const,
        reason,
      })),
      ...listTargets(value.prose).flatMap((target) => {
        const reason = whyNowhere(draft, lang, target);
        return reason ? [{ file, field: 'body', kind: 'dangling-reference' as const, reason }] : [];
      }),
    ];
  });
