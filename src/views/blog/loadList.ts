import { listCategories, type ListedCategory } from '@/mesh/queries/posts';
import { buildPath } from '@/sites/paths';
import type { Trail } from '@/layouts/frameProps';
import type { Site } from '@/sites/site';
import { toItemList } from '@/seo/things';
import type { ViewContext } from '../context';
import type { CommonWords, FoundPage } from '../found/found';
import { findCategoryElsewhere } from '../frame/elsewhere';
import type { FindElsewhere } from '../frame/languageLinks';
import { buildListPath, buildNumberedPath } from './listPaths';
import { toBlogView } from './toBlogView';

/** The same list on another site, from its beginning; here, this page itself. */
const findListElsewhere =
  (here: Site, category: ListedCategory | null, number: number): FindElsewhere =>
  (other) => {
    const { site } = other;
    if (site.id === here.id) return buildNumberedPath(site, category?.texts.slug ?? null, number);
    return category === null
      ? buildPath(site, 'blog')
      : findCategoryElsewhere(category.category.key)(other);
  };

/** A list of the whole blog is right below the home page; everything else has one above it. */
const toTrail = (
  { site }: ViewContext,
  category: ListedCategory | null,
  number: number,
): Trail | undefined => {
  if (category === null) return number === 1 ? undefined : { top: 'blog', below: [] };
  const above = { text: category.texts.name, href: buildListPath(site, category.texts.slug) };
  return { top: 'blog', below: number === 1 ? [] : [above] };
};

/** As a trail ends: further pages are told from the first by their number. */
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
        findElsewhere: findListElsewhere(context.site, category, number),
        ...(trail ? { trail } : {}),
      },
      namespaces: ['blog'] as const,
      found: {
        isFurther: number > 1,
        nameIn: ({ nav }: CommonWords) => nameOf(category, number, nav.blog),
        listThings: ({ origin, words }: FoundPage) => [
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

/** A page of the list of a category; nothing where the site has no posts in it. */
export const loadCategory = (context: ViewContext, slug: string, number: number) => {
  const category = listCategories(context.posts).find(({ texts }) => texts.slug === slug);
  return category && load(context, category, number);
};
