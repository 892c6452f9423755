import type { Thing } from 'schema-dts';
import { printJsonLd } from '@/seo/printJsonLd';
import { toBreadcrumbs } from '@/seo/things';
import type { FrameOptions } from '../frame/server';
import { buildShareUrl } from '../frame/share';
import { buildPath } from '@/sites/paths';
import { createTranslate } from './alternates';
import type { Findings } from './findings';
import type { Found, FoundPage } from './found';
import { toWholeBrand } from './house';

interface Asked extends Omit<FoundPage, 'image' | 'url'> {
  /** Of the page, on its own site. */
  readonly path: string;
  readonly frame: FrameOptions;
  /** Absent for a page of one visitor alone. */
  readonly found: Found | undefined;
}

/** The trail as the page shows it, and the page itself at its end. */
const listTrail = (
  { words, origin, url, context: { site } }: FoundPage,
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

/** All that search engines and those who show links are told about a page. */
export const toFindings = ({ path, frame, found, ...given }: Asked): Findings => {
  const { context, origin, words } = given;
  const image = buildShareUrl(context, frame.share);
  const page: FoundPage = { ...given, url: origin + path, image };
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
      found && !found.isFurther ? createTranslate(context)(path, frame.findElsewhere) : [],
    graph: things.length > 0 ? printJsonLd(things) : null,
  };
};
