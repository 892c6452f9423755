import { processState } from '@/platform/process/processState';
import type { Env } from '@/config/env/env';
import { createThrottledLogger } from '@/platform/log/throttledLogger';
import { log } from '@/platform/log/log';
import { createGauge } from '@/platform/metrics/metrics';
import { toDatabaseAddress } from './store/databaseAddress';
import { type DiskSpace, isSpaceLow, readDiskSpace } from './store/diskSpace';

const WATCH_INTERVAL_MS = 60_000;

interface Watched {
  readonly openStore: () => Promise<{ readonly check: () => Promise<void> }>;
  /** `undefined` if the disk is on another machine. */
  readonly readSpace: (() => Promise<DiskSpace>) | undefined;
  /** In MiB; see {@link isSpaceLow}. */
  readonly warningMegabytes: number;
}

/** Checks whether orders can be stored and how much disk space is left, and reports it in the log and the metrics. */
export const createOrdersWatch = ({ openStore, readSpace, warningMegabytes }: Watched) => {
  const logFailure = createThrottledLogger('orders and enquiries cannot be kept for now');
  let space: DiskSpace | undefined;
  let wasLow = false;
  /** Unknown before the first check. */
  let isWritable: boolean | undefined;

  createGauge({
    name: 'troupe_orders_disk_free_bytes',
    help: 'Free space on the disk of the orders database.',
    label: 'database',
    read: () => (space ? [['orders', space.free]] : []),
  });
  createGauge({
    name: 'troupe_orders_writable',
    help: 'Whether an order could be stored at the last check.',
    label: 'database',
    read: () => (isWritable === undefined ? [] : [['orders', Number(isWritable)]]),
  });

  const lookAtSpace = async (): Promise<void> => {
    if (!readSpace) return;
    space = await readSpace();
    const isLow = isSpaceLow(space, warningMegabytes);
    if (isLow === wasLow) return;
    wasLow = isLow;
    const figures = { freeBytes: space.free, totalBytes: space.total };
    if (isLow) log.warn('the disk of the orders database is nearly full', figures);
    else log.info('the disk of the orders database has room again', figures);
  };

  const tryToKeep = async (): Promise<void> => {
    try {
      await (await openStore()).check();
      if (isWritable === false) log.info('orders and enquiries can be kept again');
      isWritable = true;
    } catch (error) {
      isWritable = false;
      logFailure(error);
    }
  };

  return {
    /** Never rejects. */
    look: async (): Promise<void> => {
      // Must come first, because opening the store creates its folder.
      await tryToKeep();
      await lookAtSpace().catch(logFailure);
    },
  };
};

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    ordersWatch: NodeJS.Timeout;
  }
}

/** Starts the checks, now and once a minute, in the process that stores orders. Does nothing on further calls. */
export const watchOrders = (
  env: Env,
  openStore: () => Promise<{ readonly check: () => Promise<void> }>,
): void => {
  if (processState.ordersWatch) return;
  const address = toDatabaseAddress(env);
  const { look } = createOrdersWatch({
    openStore,
    readSpace: address.kind === 'sqlite' ? () => readDiskSpace(address.path) : undefined,
    warningMegabytes: env.diskWarningMegabytes,
  });
  processState.ordersWatch = setInterval(() => void look(), WATCH_INTERVAL_MS).unref();
  void look();
};
