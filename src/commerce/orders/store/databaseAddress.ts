import { resolve } from 'node:path';
import { toDatabasePath } from '@/config/env/databaseUrl';
import type { Env } from '@/config/env/env';

/** The kind and location of a database. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; /** Absolute. */ readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** The database of `DATABASE_URL`; the default is `troupe.db` in `DATA_DIR`. */
export const toDatabaseAddress = ({
  databaseUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'dataDir'>): DatabaseAddress => {
  if (databaseUrl === undefined) {
    return {
      kind: 'sqlite',
      path: resolve(/* turbopackIgnore: true */ process.cwd(), dataDir, 'troupe.db'),
    };
  }
  return databaseUrl.startsWith('file:')
    ? { kind: 'sqlite', path: toDatabasePath(databaseUrl) }
    : { kind: 'postgres', url: databaseUrl };
};

/** Formats an address for messages, without the password. */
export const formatAddress = (address: DatabaseAddress): string =>
  address.kind === 'sqlite' ? address.path : `PostgreSQL at ${new URL(address.url).host}`;
