import { toFields } from '@troupe/basics/fields';

/** Response of `GET /api/build` about the served build. */
export interface BuildStamp {
  readonly id: string;
  /** ISO 8601; `null` in development, where nothing is built. */
  readonly builtAt: string | null;
}

/** @returns the build id, if valid */
export const parseBuildId = (answer: unknown): string | undefined => {
  const { id } = toFields(answer);
  return typeof id === 'string' && id !== '' ? id : undefined;
};
