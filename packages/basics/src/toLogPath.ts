import { toUrlPath } from './toUrlPath';

const longest = 200;

/** Returns the path for the log, truncated, and without the query, which may contain user input. */
export const toLogPath = (url: string | undefined = '/'): string => {
  const path = toUrlPath(url);
  return path.length > longest ? `${path.slice(0, longest)}…` : path;
};
