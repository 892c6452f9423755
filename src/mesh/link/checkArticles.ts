import type { Fault } from '@/lib/fault';
import { sites } from '@/sites/records';
import { siteIds } from '@/sites/site';
import type { Draft } from '../draft';
import type { ArticleRecord } from '../records';
import { type Check, faultOf, type LinkFault, type Path } from './linkFault';
import { whyNoCity, whyNoOffer } from './whyNowhere';

const dangling = (file: string, field: Path, reason: string, part: Path): LinkFault =>
  faultOf(file, field.join('.'), 'dangling-reference', reason, part);

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

/** Articles that are not drafts and that no site shows: only told. */
export const findUnshown = (draft: Draft): readonly Fault[] =>
  [...draft.articles('posts'), ...draft.articles('pages')]
    .filter((record) => isUnshown(draft, record))
    .map(({ file }) => ({
      file,
      field: '',
      kind: 'unshown',
      reason: 'is shown on no site: none of its language has its audiences, or is among its sites',
    }));
