import { toUrlPath } from '@/lib/toUrlPath';

const longest = 200;

/** A request's address for the log: without its query, which may hold what somebody typed, and not without end. */
export const toLogPath = (url: string | undefined = '/'): string => {
  const path = toUrlPath(url);
  return path.length > longest ? `${path.slice(0, longest)}…` : path;
};
