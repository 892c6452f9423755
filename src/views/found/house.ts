import type { Organization, SearchAction, WebSite } from 'schema-dts';
import { buildImageUrl } from '@/images/buildImageUrl';
import { toSearchHref } from '@/search/address';
import { buildPath } from '@/sites/paths';
import type { FoundPage } from './found';

type House = Pick<FoundPage, 'context' | 'origin'>;

/** What other things call the brand by. */
export const brandId = (origin: string): string => `${origin}/#brand`;

/** The brand, as any page names it. */
export const toBrandThing = ({ context: { group, site }, origin }: House) => ({
  '@type': 'Organization' as const,
  '@id': brandId(origin),
  name: group.name,
  url: origin + buildPath(site, 'home'),
  logo: origin + buildImageUrl(group.logo.src, { preset: 'logo', width: 320, format: 'png' }),
});

/** The brand with all that it says of itself, and how to reach it. */
export const toWholeBrand = (page: House): Organization => {
  const { group, groupTexts, site } = page.context;
  return {
    ...toBrandThing(page),
    slogan: groupTexts.tagline,
    description: groupTexts.description,
    address: group.address,
    email: group.email,
    telephone: group.phone,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: group.email,
      telephone: group.phone,
      availableLanguage: site.lang,
    },
  };
};

/** As search engines want it, which is not how the vocabulary writes it. */
type AskedSearch = SearchAction & { readonly 'query-input': string };

/** What stands for the words that somebody looks for. */
const placeholder = 'words';

export const toSiteThing = ({ context: { group, site }, origin }: House): WebSite => {
  const search = toSearchHref(buildPath(site, 'search'), placeholder);
  const action: AskedSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: origin + search.replace(placeholder, `{${placeholder}}`),
    },
    'query-input': `required name=${placeholder}`,
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: group.name,
    url: origin + buildPath(site, 'home'),
    inLanguage: site.lang,
    publisher: { '@id': brandId(origin) },
    potentialAction: action,
  };
};
