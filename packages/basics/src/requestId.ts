import { randomUUID } from 'node:crypto';

/** The header that carries the id of a request from one server to the next. */
export const requestIdHeader = 'x-request-id';

/** Letters, digits, hyphens and underscores: no e-mail address and no line break matches. */
const wellFormed = /^[\w-]{8,64}$/;

/** Returns the id from the request header, or a new one if it is missing or malformed. */
export const toRequestId = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
