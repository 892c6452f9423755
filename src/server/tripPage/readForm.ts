import type { IncomingMessage } from 'node:http';
import { isTripToken } from '@/commerce/trips/model/trip';
import { decodeStrictUtf8 } from '@/lib/utf8';
import { readBytes } from '@/server/endpoints/jsonBody';

/** In bytes: a link with whatever a chat has put around it. */
const MAX_FORM_BYTES = 4096;

const isForm = (contentType = ''): boolean =>
  /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType);

/** Finds the token in what somebody has pasted: the end of a link, or the code alone. */
export const findToken = (pasted: string): string | undefined => {
  const code = pasted.trim().split('#').at(-1)?.trim();
  return isTripToken(code) ? code : undefined;
};

/**
 * Reads the token from the posted form.
 *
 * @returns the token, untrusted; `undefined` if there is none in it; `invalid` if it is no small form
 * @throws when the client disconnects
 */
export const readForm = async (
  request: IncomingMessage,
): Promise<string | undefined | 'invalid'> => {
  if (!isForm(request.headers['content-type'])) return 'invalid';
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  if (bytes === 'large' || bytes === 'late') return 'invalid';
  const text = decodeStrictUtf8(bytes);
  return text === undefined ? 'invalid' : findToken(new URLSearchParams(text).get('link') ?? '');
};
