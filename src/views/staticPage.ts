import type { GetStaticProps, GetStaticPropsResult } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { getEnv } from '@/env/getEnv';
import { loadTranslations } from '@/i18n/loadTranslations';
import type { Namespace } from '@/i18n/namespaces';
import { dateContent, dateOfContent } from '@/lib/contentDate';
import { singleValues } from '@/lib/singleValues';
import { isPreviewing } from '@/preview/previewData';
import { getSite, originOf } from '@/sites/activeSites';
import { admit } from '@/sites/admit';
import { fillPath } from '@/sites/paths';
import type { RouteName, RouteParams } from '@/sites/routes';
import { getViewContext, type ViewContext } from './context';
import type { PageProps } from '@/layouts/frameProps';
import { keepFindings } from './found/findings';
import type { CommonWords, Found } from './found/found';
import { toFindings } from './found/toFindings';
import { type FrameOptions, toFrameProps } from './frame/server';

interface LoadedPage<View> {
  readonly view: View;
  readonly frame: FrameOptions;
  /** Those that the view itself speaks from. */
  readonly namespaces: readonly Namespace[];
  /** What search engines are told of it; absent where the page is of one visitor alone. */
  readonly found?: Found;
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

/** The shape of every translation file is tested. */
const readCommonWords = ({ _nextI18Next }: SSRConfig, lang: string) =>
  _nextI18Next?.initialI18nStore[lang]?.['common'] as CommonWords;

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
    const translations = await loadTranslations(site.lang, context.group.audience, [
      ...loaded.namespaces,
      ...(isPreview ? (['preview'] as const) : []),
    ]);
    const path = fillPath(site, page.route, routeParams);
    const origin = originOf(env, site);
    const frame = toFrameProps(context, loaded.frame, origin + path);
    // Of two instances' pages, the one that was made of newer content stays.
    if (contentFrom !== undefined) dateContent(frame, contentFrom);
    if (!isPreview) {
      const words = readCommonWords(translations, site.lang);
      keepFindings(frame, () =>
        toFindings({ context, origin, path, words, frame: loaded.frame, found: loaded.found }),
      );
    }
    return {
      props: { frame, view: loaded.view, ...translations },
      revalidate: env.revalidateSeconds,
    };
  };
