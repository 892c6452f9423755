import { listCategories, type ListedCategory } from '@/catalog/mesh/queries/posts';
import { buildPath } from '@/config/sites/paths';
import type { Trail } from '@/ui/layouts/frameProps';
import type { Site } from '@/config/sites/site';
import { toItemList } from '@/seo/things';
import type { ViewContext } from '../context';
import type { CommonWords, DescribedPage } from '../seoMetadata/describedPage';
import { findCategoryAlternate } from '../frame/alternateUrls';
import type { FindAlternate } from '../frame/languageLinks';
import { buildListPath, buildNumberedPath } from './listPaths';
import { toBlogView } from './toBlogView';

/** Finds the first page of the same list on another site. On this site, it finds this page itself. */
const findListAlternate =
  (here: Site, category: ListedCategory | null, number: number): FindAlternate =>
  (other) => {
    const { site } = other;
    if (site.id === here.id) return buildNumberedPath(site, category?.texts.slug ?? null, number);
    return category === null
      ? buildPath(site, 'blog')
      : findCategoryAlternate(category.category.key)(other);
  };

/** The list of all posts is directly below the home page; all other lists have a parent. */
const toTrail = (
  { site }: ViewContext,
  category: ListedCategory | null,
  number: number,
): Trail | undefined => {
  if (category === null) return number === 1 ? undefined : { top: 'blog', below: [] };
  const above = { text: category.texts.name, href: buildListPath(site, category.texts.slug) };
  return { top: 'blog', below: number === 1 ? [] : [above] };
};

/** Name for the last item of the trail. Later pages add their number. */
const nameOf = (category: ListedCategory | null, number: number, blog: string): string => {
  const name = category?.texts.name ?? blog;
  return number === 1 ? name : `${name} (${number})`;
};

const load = (context: ViewContext, category: ListedCategory | null, number: number) => {
  const view = toBlogView(context, category, number);
  const trail = toTrail(context, category, number);
  return (
    view && {
      view,
      frame: {
        share: 'blog' as const,
        findAlternate: findListAlternate(context.site, category, number),
        ...(trail ? { trail } : {}),
      },
      namespaces: ['blog'] as const,
      found: {
        isFurther: number > 1,
        nameIn: ({ nav }: CommonWords) => nameOf(category, number, nav.blog),
        listThings: ({ origin, words }: DescribedPage) => [
          toItemList(
            nameOf(category, number, words.nav.blog),
            view.posts.map(({ href }) => origin + href),
          ),
        ],
      },
    }
  );
};

/** A page of the list of all posts. */
export const loadBlog = (context: ViewContext, number: number) => load(context, null, number);

/** A page of a category's list; `undefined` if the site has no posts in the category. */
export const loadCategory = (context: ViewContext, slug: string, number: number) => {
  const category = listCategories(context.posts).find(({ texts }) => texts.slug === slug);
  return category && load(context, category, number);
};
