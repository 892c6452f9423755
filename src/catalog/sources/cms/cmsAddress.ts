export type ItemType = 'posts' | 'pages';

/** A WordPress API. */
export interface CmsSite {
  /** The language of all its items. If left out, each item has its own `lang`, or else is English. */
  readonly lang?: string;
  /** `https://cms.example.com/wp-json`, or `https://cms.example.com/?rest_route=/` with plain permalinks. */
  readonly url: string;
}

/** Builds the URL of a list of posts or pages. */
export const buildListUrl = (
  site: CmsSite,
  type: ItemType,
  query: Readonly<Record<string, string>>,
): URL => {
  const url = new URL(site.url);
  const route = `/wp/v2/${type}`;
  if (url.searchParams.has('rest_route')) {
    url.searchParams.set('rest_route', route);
  } else {
    url.pathname = `${url.pathname.replace(/\/+$/, '')}${route}`;
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};
