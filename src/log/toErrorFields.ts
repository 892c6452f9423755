import { types } from 'node:util';

/** As deep as errors name what caused them. */
const mostCauses = 3;

/** The loader of TypeScript names some files by all that is in them. */
const toStack = (stack: string): string =>
  stack.replaceAll(/data:text\/javascript,\S*\?filePath=(\S*)/g, (_, path: string) =>
    path.replaceAll('%2F', '/'),
  );

/**
 * What a log may have of an error. Not its other properties: those of a database hold the very values that it was given.
 */
export const toErrorFields = (error: unknown, causes = mostCauses): object | string => {
  // Also one of another realm, such as a sandbox.
  if (!types.isNativeError(error)) return typeof error === 'string' ? error : String(error);
  const { name, message, stack, cause } = error;
  const { code } = error as { readonly code?: unknown };
  return {
    type: name,
    message,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(stack === undefined ? {} : { stack: toStack(stack) }),
    ...(cause === undefined || causes === 0 ? {} : { cause: toErrorFields(cause, causes - 1) }),
  };
};
