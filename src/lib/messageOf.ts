import { toFields } from '@troupe/basics/fields';

/** The message of anything that was thrown. Not by `instanceof`: an error may be of another realm. */
export const messageOf = (error: unknown): string => {
  const { message } = toFields(error);
  return typeof message === 'string' ? message : String(error);
};
