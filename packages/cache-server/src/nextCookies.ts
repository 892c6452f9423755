/** Cookies that enable Next's preview mode. They are never sent to browsers. */
const nextCookie = /^\s*(?:__prerender_bypass|__next_preview_data)\s*(?:=|$)/i;

/** @returns the other cookies; undefined if there are none */
export const withoutNextCookies = (cookie: string): string | undefined => {
  if (!cookie.includes('__')) return cookie;
  const kept = cookie.split(';').filter((pair) => !nextCookie.test(pair));
  return kept.length > 0 ? kept.map((pair) => pair.trim()).join('; ') : undefined;
};

/** Replaces the page's own `Cache-Control` in a preview. */
export const PREVIEW_CACHE_CONTROL = 'private, no-store';
