import type { Organization, SearchAction, WebSite } from 'schema-dts';
import { buildImageUrl } from '@/ui/images/buildImageUrl';
import { toSearchHref } from '@/catalog/search/address';
import { buildPath } from '@/config/sites/paths';
import type { DescribedPage } from './describedPage';

type House = Pick<DescribedPage, 'context' | 'origin'>;

/** The brand's id in structured data. */
export const brandId = (origin: string): string => `${origin}/#brand`;

/** The brand in the short form for any page. */
export const toBrandThing = ({ context: { group, site }, origin }: House) => ({
  '@type': 'Organization' as const,
  '@id': brandId(origin),
  name: group.name,
  url: origin + buildPath(site, 'home'),
  logo: origin + buildImageUrl(group.logo.src, { preset: 'logo', width: 320, format: 'png' }),
});

/** The brand with its description and contact data. */
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

/** Search engines require this property, which the vocabulary does not contain. */
type AskedSearch = SearchAction & { readonly 'query-input': string };

/** Placeholder for the search words. */
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
