import type { GetStaticProps, GetStaticPropsResult } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { getEnv } from '@/config/env/getEnv';
import { loadTranslations } from '@/ui/i18n/loadTranslations';
import type { Namespace } from '@/ui/i18n/namespaces';
import { readNamespace } from '@/ui/i18n/readNamespace';
import { getPromises } from '@/catalog/mesh/queries/promises';
import { dateContent, dateOfContent } from '@/platform/process/contentInUse';
import { singleValues } from '@/lib/singleValues';
import { getSite, originOf } from '@/config/sites/activeSites';
import { validateParams } from '@/config/sites/validateParams';
import { fillPath } from '@/config/sites/paths';
import type { RouteName, RouteParams } from '@/config/sites/routes';
import { getViewContext, type ViewContext } from './context';
import type { PageProps } from '@/ui/layouts/frameProps';
import { keepSeoMetadata } from './seoMetadata/seoMetadata';
import { type CommonWords, isCommonWords, type PageDescription } from './seoMetadata/describedPage';
import { toSeoMetadata } from './seoMetadata/toSeoMetadata';
import { type FrameOptions, toFrameProps } from './frame/server';

interface LoadedPage<View> {
  readonly view: View;
  readonly frame: FrameOptions;
  /** Namespaces of the view's own texts. */
  readonly namespaces: readonly Namespace[];
  /** Input for SEO metadata; absent if the page belongs to one visitor. */
  readonly found?: PageDescription;
}

interface StaticPage<Name extends RouteName, View> {
  readonly route: Name;
  /** Converts Next's params, which are named after the page's folders, to the route's params. */
  readonly readParams: (query: Readonly<Record<string, string>>) => RouteParams<Name>;
  /** Loads the page's content; `undefined` if it does not exist. Throws if a source fails. */
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

const readCommonWords = (translations: SSRConfig): CommonWords => {
  const words: unknown = readNamespace(translations, 'common');
  if (!isCommonWords(words)) throw new Error('The translation file common lacks texts');
  return words;
};

/** How long a 404 may be cached, in seconds: new content should not wait for the whole revalidation period. */
const notFoundSeconds = (revalidateSeconds: number) => Math.min(5, revalidateSeconds);

/**
 * Creates a route's `getStaticProps`: it applies the route's rule, then loads the mesh, then the page's translations. A
 * page that does not exist is a 404 with a short lifetime. A failing source throws, so that ISR keeps the cached page.
 */
export const createStaticProps =
  <Name extends RouteName, View>(
    page: StaticPage<Name, View>,
  ): GetStaticProps<ViewProps<View> & SSRConfig> =>
  async ({ params, draftMode }): Promise<GetStaticPropsResult<ViewProps<View> & SSRConfig>> => {
    const env = getEnv();
    const notFound = {
      notFound: true,
      revalidate: notFoundSeconds(env.revalidateSeconds),
    } as const;
    const { site: segment, ...query } = singleValues(params);
    const site = getSite(env, segment);
    if (!site) return notFound;
    const routeParams = page.readParams(query);
    if (!validateParams(page.route, routeParams).ok) return notFound;

    // Only set for verified preview sessions: see src/server/preview.
    const isPreview = draftMode === true;
    const context = await getViewContext(site, isPreview ? 'with drafts' : 'without drafts');
    const contentFrom = dateOfContent(context.mesh);
    const loaded = page.load(context, routeParams);
    if (!loaded) {
      if (context.mesh.missing.has('cms') && articleRoutes.has(page.route)) {
        throw new Error(
          `${page.route}: what is missing may be in the CMS, which has not answered yet`,
        );
      }
      return notFound;
    }
    const translations = await loadTranslations(
      site.lang,
      context.group.audience,
      [...loaded.namespaces, ...(isPreview ? (['preview'] as const) : [])],
      getPromises(context.group),
    );
    const path = fillPath(site, page.route, routeParams);
    const origin = originOf(env, site);
    const frame = toFrameProps(context, loaded.frame, origin + path);
    // If two instances render the page, the one with the newer content wins.
    if (contentFrom !== undefined) dateContent(frame, contentFrom);
    if (!isPreview) {
      keepSeoMetadata(frame, () => {
        const words = readCommonWords(translations);
        const { frame: options, found } = loaded;
        return toSeoMetadata({ context, origin, path, words, frame: options, found });
      });
    }
    return {
      props: { frame, view: loaded.view, ...translations },
      revalidate: env.revalidateSeconds,
    };
  };
