import { toUrlPath } from './toUrlPath';

const longest = 200;

/** A secret in a path: 22 digits and letters, alone between slashes, perhaps with the ending of a file. */
const token = /(?<=\/)[\dA-Za-z]{22}(?=[./]|$)/g;

/** Returns the path for the log, truncated, without tokens, and without the query, which may contain user input. */
export const toLogPath = (url: string | undefined = '/'): string => {
  const path = toUrlPath(url).replaceAll(token, '[token]');
  return path.length > longest ? `${path.slice(0, longest)}…` : path;
};
