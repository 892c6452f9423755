import type { Server } from 'node:net';
import type { Env } from '@/config/env/env';
import { processState } from '@/platform/process/processState';
import { createThrottledLogger } from '@/platform/log/throttledLogger';
import { toDatabaseAddress } from '../store/databaseAddress';
import type { OperatorStore } from './operatorRequest';
import { serveOperators, toOperatorSocketPath } from './operatorSocket';

const RETRY_MS = 60_000;

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    operatorSocket: Promise<Server | undefined>;
  }
}

/**
 * Lets operators change data while the shop runs: only this process may write to an SQLite database. Tries again once a
 * minute until it has the database. Does nothing for PostgreSQL, or on further calls.
 */
export const startOperatorSocket = (
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  openStore: () => Promise<OperatorStore>,
): void => {
  const address = toDatabaseAddress(env);
  if (address.kind === 'postgres' || processState.operatorSocket) return;
  const logFailure = createThrottledLogger(
    'orders: they cannot be changed from the command line for now',
  );
  const start = async (): Promise<Server | undefined> => {
    try {
      // Waits until the process before this one has ended.
      await openStore();
      return await serveOperators(toOperatorSocketPath(address.path), openStore);
    } catch (error) {
      logFailure(error);
      setTimeout(() => {
        processState.operatorSocket = start();
      }, RETRY_MS).unref();
      return undefined;
    }
  };
  processState.operatorSocket = start();
};
