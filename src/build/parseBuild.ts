import { toFields } from '@/lib/fields';

/** What `GET /api/build` tells of the build that is served. */
export interface BuildStamp {
  readonly id: string;
  /** ISO 8601; `null` in development, where nothing is built. */
  readonly builtAt: string | null;
}

/** @returns its id, if it has one */
export const parseBuildId = (answer: unknown): string | undefined => {
  const { id } = toFields(answer);
  return typeof id === 'string' && id !== '' ? id : undefined;
};
