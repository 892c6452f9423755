import { types } from 'node:util';
import { toFields } from '@troupe/basics/fields';

/** Maximum depth of nested causes. */
const mostCauses = 3;

/** The TypeScript loader uses data URLs with the whole content as names of some files. */
const toStack = (stack: string): string =>
  stack.replaceAll(/data:text\/javascript,\S*\?filePath=(\S*)/g, (_, path: string) =>
    path.replaceAll('%2F', '/'),
  );

/**
 * Returns the fields of an error for the log. Other properties are omitted: database errors contain the values sent.
 */
export const toErrorFields = (error: unknown, causes = mostCauses): object | string => {
  // `isNativeError` also accepts errors of another realm, such as a sandbox.
  if (!types.isNativeError(error)) return typeof error === 'string' ? error : String(error);
  const { name, message, stack, cause } = error;
  const { code } = toFields(error);
  return {
    type: name,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(stack === undefined ? {} : { stack: toStack(stack) }),
    ...(cause === undefined || causes === 0 ? {} : { cause: toErrorFields(cause, causes - 1) }),
  };
};
