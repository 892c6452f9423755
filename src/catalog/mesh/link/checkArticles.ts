import type { ContentFault } from '@/catalog/sources/contentFault';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import type { RecordIndex } from '../recordIndex';
import type { ArticleRecord } from '../records';
import { type Check, faultOf, type LinkFault, type Path } from './linkFault';
import { explainMissingCity, explainMissingOffer } from './explainDeadLink';

const dangling = (file: string, field: Path, reason: string, part: Path): LinkFault =>
  faultOf(file, field.join('.'), 'dangling-reference', reason, part);

/** Checks that a post's category exists and has texts in the post's language, and that its author exists. */
const checkPlace = (
  draft: RecordIndex,
  { file, lang, value }: ArticleRecord<'posts'>,
): LinkFault[] => {
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

/** Checks that each post's category, author and cities exist, and that its activities are offered in their cities. */
export const checkPosts: Check = (draft) =>
  draft.articles('posts').flatMap((record) => {
    const { file, value } = record;
    const cities = value.cities.map(
      (city, index) => [index, explainMissingCity(draft, city)] as const,
    );
    const offers = value.activities.map(
      ({ product, city }, index) => [index, explainMissingOffer(draft, product, city)] as const,
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

/** Whether a published article appears on no site: no site of its language has its audience or is in its `sites`. */
const isUnshown = (draft: RecordIndex, { lang, value }: ArticleRecord): boolean => {
  const groups = [...draft.facts('shop-groups').values()].map((group) => group.value);
  return (
    !value.draft &&
    !siteIds.some((siteId) => {
      const site = sites[siteId];
      const audience = groups.find(({ id }) => id === site.shopGroupId)?.audience;
      return (
        site.lang === lang &&
        (value.sites ?? siteIds).includes(siteId) &&
        // A missing shop group is reported as a separate fault.
        (audience === undefined || value.audiences.includes(audience))
      );
    })
  );
};

/**
 * Whether it is a page of a kind for all sites of its language and audience. The content may have it before there is
 * such a site, as it has other texts in languages that no site of the brand speaks: see `report/unused.ts`.
 */
const isInStock = ({ value }: ArticleRecord): boolean =>
  'kind' in value && value.kind !== undefined && value.sites === undefined;

/** Reports articles that are not drafts and that no site shows. They stay in the mesh. */
export const findUnshown = (draft: RecordIndex): readonly ContentFault[] =>
  [...draft.articles('posts'), ...draft.articles('pages')]
    .filter((record) => isUnshown(draft, record) && !isInStock(record))
    .map(({ file }) => ({
      file,
      field: '',
      kind: 'unshown',
      reason: 'is shown on no site: none of its language has its audiences, or is among its sites',
    }));
