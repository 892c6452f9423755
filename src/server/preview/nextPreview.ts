import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toFields } from '@troupe/basics/fields';

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
