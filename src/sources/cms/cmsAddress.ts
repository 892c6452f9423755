export type ItemType = 'posts' | 'pages';

/** Where a WordPress answers. */
export interface CmsSite {
  /** Of all it has; without one, each item says its own, and English is what says nothing. */
  readonly lang?: string;
  /** `https://cms.example.com/wp-json`, or `https://cms.example.com/?rest_route=/` where links are plain. */
  readonly url: string;
}

/** Address of a list of posts or pages. */
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
