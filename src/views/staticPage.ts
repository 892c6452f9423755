import type { GetStaticProps, GetStaticPropsResult } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { getEnv } from '@/env/getEnv';
import { loadTranslations } from '@/i18n/loadTranslations';
import type { Namespace } from '@/i18n/namespaces';
import { singleValues } from '@/lib/singleValues';
import { isPreviewing } from '@/preview/previewData';
import { getSite } from '@/sites/activeSites';
import { admit } from '@/sites/admit';
import type { RouteName, RouteParams } from '@/sites/routes';
import { getViewContext, type ViewContext } from './context';
import type { PageProps } from '@/layouts/frameProps';
import { type FrameOptions, toFrameProps } from './frame/server';

interface LoadedPage<View> {
  readonly view: View;
  readonly frame: FrameOptions;
  /** Those that the view itself speaks from. */
  readonly namespaces: readonly Namespace[];
}

interface StaticPage<Name extends RouteName, View> {
  readonly route: Name;
  /** The route's params out of those that Next names after the page's folders. */
  readonly readParams: (query: Readonly<Record<string, string>>) => RouteParams<Name>;
  /** What the page shows, or nothing when there is no such thing. Throws when a source fails. */
  readonly load: (context: ViewContext, params: RouteParams<Name>) => LoadedPage<View> | undefined;
}

export type ViewProps<View> = PageProps & { readonly view: View };

/** Pages whose texts may come from a CMS. */
const articleRoutes: ReadonlySet<RouteName> = new Set([
  'blogPage',
  'blogCategory',
  'blogCategoryPage',
  'blogPost',
  'staticPage',
]);

/** How long a "not found" may stand, in seconds: what an editor adds should not have to wait for the whole window. */
const notFoundSeconds = (revalidateSeconds: number) => Math.min(5, revalidateSeconds);

/**
 * The one way from a route to a page's props: the route's own rule first, then the mesh, then the strings that the
 * page needs. What does not exist is a short-lived 404; a failing source throws, so that ISR keeps the page it has.
 */
export const createStaticProps =
  <Name extends RouteName, View>(
    page: StaticPage<Name, View>,
  ): GetStaticProps<ViewProps<View> & SSRConfig> =>
  async ({ params, previewData }): Promise<GetStaticPropsResult<ViewProps<View> & SSRConfig>> => {
    const env = getEnv();
    const notFound = {
      notFound: true,
      revalidate: notFoundSeconds(env.revalidateSeconds),
    } as const;
    const { site: segment, ...query } = singleValues(params);
    const site = getSite(env, segment);
    if (!site) return notFound;
    const routeParams = page.readParams(query);
    if (!admit(page.route, routeParams).ok) return notFound;

    const isPreview = isPreviewing(previewData, Date.now());
    const context = await getViewContext(site, isPreview ? 'with drafts' : 'without drafts');
    const loaded = page.load(context, routeParams);
    if (!loaded) {
      if (context.mesh.missing.has('cms') && articleRoutes.has(page.route)) {
        throw new Error(
          `${page.route}: what is missing may be in the CMS, which has not answered yet`,
        );
      }
      return notFound;
    }
    return {
      props: {
        frame: toFrameProps(context, loaded.frame),
        view: loaded.view,
        ...(await loadTranslations(site.lang, context.group.audience, [
          ...loaded.namespaces,
          ...(isPreview ? (['preview'] as const) : []),
        ])),
      },
      revalidate: env.revalidateSeconds,
    };
  };
