import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '@/config/env/env';

/** The kind and location of a database. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; /** Absolute. */ readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

const toPath = (url: string) =>
  url.startsWith('file://')
    ? fileURLToPath(url)
    : // `URL` does not support relative paths such as `file:orders.db`.
      resolve(
        /* turbopackIgnore: true */ process.cwd(),
        decodeURIComponent(url.slice('file:'.length)),
      );

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
    ? { kind: 'sqlite', path: toPath(databaseUrl) }
    : { kind: 'postgres', url: databaseUrl };
};

/** Formats an address for messages, without the password. */
export const formatAddress = (address: DatabaseAddress): string =>
  address.kind === 'sqlite' ? address.path : `PostgreSQL at ${new URL(address.url).host}`;
