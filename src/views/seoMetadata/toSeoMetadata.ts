import type { Thing } from 'schema-dts';
import { printJsonLd } from '@/seo/printJsonLd';
import { toBreadcrumbs } from '@/seo/things';
import type { FrameOptions } from '../frame/server';
import { buildShareUrl } from '../frame/share';
import { buildPath } from '@/config/sites/paths';
import { createTranslate } from './alternates';
import type { SeoMetadata } from './seoMetadata';
import type { PageDescription, DescribedPage } from './describedPage';
import { toWholeBrand } from './organizationJsonLd';

interface Asked extends Omit<DescribedPage, 'image' | 'url'> {
  /** Path of the page on its own site. */
  readonly path: string;
  readonly frame: FrameOptions;
  /** Absent for a page that belongs to one visitor. */
  readonly found: PageDescription | undefined;
}

/** The page's visible trail, with the page itself as its last item. */
const listTrail = (
  { words, origin, url, context: { site } }: DescribedPage,
  trail: FrameOptions['trail'],
  name: string,
) =>
  toBreadcrumbs([
    { name: words.breadcrumb.home, url: origin + buildPath(site, 'home') },
    ...(trail
      ? [
          { name: words.nav[trail.top], url: origin + buildPath(site, trail.top) },
          ...trail.below.map(({ text, href }) => ({ name: text, url: origin + href })),
        ]
      : []),
    { name, url },
  ]);

/** Collects all metadata of a page for search engines and link previews. */
export const toSeoMetadata = ({ path, frame, found, ...given }: Asked): SeoMetadata => {
  const { context, origin, words } = given;
  const image = buildShareUrl(context, frame.share);
  const page: DescribedPage = { ...given, url: origin + path, image };
  const name = found?.nameIn?.(words);
  const things: readonly Thing[] = [
    ...(found?.isAboutBrand ? [toWholeBrand(page)] : []),
    ...(found?.listThings?.(page) ?? []),
    ...(name === undefined ? [] : [listTrail(page, frame.trail, name)]),
  ];
  return {
    url: page.url,
    siteName: context.group.name,
    locale: context.site.formatLocale.replace('-', '_'),
    image,
    written: found?.written ?? null,
    alternates:
      found && !found.isFurther ? createTranslate(context)(path, frame.findAlternate) : [],
    graph: things.length > 0 ? printJsonLd(things) : null,
  };
};
