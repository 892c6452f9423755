import { createHash } from 'node:crypto';

/** Increase it when the meaning of keys or values changes. */
const version = 2;

interface KeyPrefixOptions {
  /** Of the application, so that several can use one Redis. */
  readonly name: string;
  /**
   * Everything that pages depend on besides the build: hosts, sources of content and the like. It is converted to JSON.
   * Instances that share pages must have the same.
   */
  readonly identity: unknown;
  readonly buildId: string;
}

/** @returns the prefix of all keys of a site and build */
export const toKeyPrefix = ({ name, identity, buildId }: KeyPrefixOptions): string => {
  const id = createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 12);
  return `${name}${version}:${id}:${buildId}`;
};
