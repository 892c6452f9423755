import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toFields } from '@troupe/basics/fields';

/** Cookies that enable Next's preview mode. They are never sent to browsers. */
const nextCookie = /^\s*(?:__prerender_bypass|__next_preview_data)\s*(?:=|$)/i;

/** @returns the other cookies; undefined if there are none */
export const withoutNextCookies = (cookie: string): string | undefined => {
  if (!cookie.includes('__')) return cookie;
  const kept = cookie.split(';').filter((pair) => !nextCookie.test(pair));
  return kept.length > 0 ? kept.map((pair) => pair.trim()).join('; ') : undefined;
};

/** The folder of Next's build, or of `next dev`. */
const distFolder = (): string =>
  process.env.NODE_ENV === 'development' ? join('.next', 'dev') : '.next';

/**
 * Reads the cookie with which Next renders drafts and caches nothing. Its value is the same for all requests to a
 * build, so it must never be sent to clients.
 *
 * @throws when there is no build
 */
export const readNextPreviewCookie = (folder = distFolder()): string => {
  const file = join(folder, 'server', 'preview-props.json');
  const { previewModeId } = toFields(JSON.parse(readFileSync(file, 'utf8')));
  if (typeof previewModeId !== 'string' || previewModeId === '') {
    throw new Error(`${file} has no previewModeId`);
  }
  return `__prerender_bypass=${previewModeId}`;
};
