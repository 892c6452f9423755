import { toFields } from './fields';

/**
 * Finds the code of a system, network or database error, such as ECONNREFUSED, EACCES or 28P01. `fetch` and database
 * clients put the original error into `cause`.
 */
export const findErrorCode = (error: unknown): string | undefined => {
  const { code, cause } = toFields(error);
  if (typeof code === 'string') return code;
  return cause === undefined || cause === error ? undefined : findErrorCode(cause);
};

/** Whether an error has one of these codes. */
export const hasErrorCode = (error: unknown, ...codes: readonly string[]): boolean =>
  codes.includes(findErrorCode(error) ?? '');

/** Whether an error of the file system says that there is no such file. */
export const isMissing = (error: unknown): boolean => hasErrorCode(error, 'ENOENT', 'ENOTDIR');
