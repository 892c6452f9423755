import { createClient, RESP_TYPES } from '@redis/client';
import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from '@troupe/basics/withTimeout';
import type { LogFailure } from '@troupe/basics/throttledLogger';
import { inTime, TIMED_OUT } from '../eventLoopTimeout';

/** The name of a Redis command and its arguments. */
export type Command = readonly (string | Buffer)[];

export interface RedisOptions {
  /** `redis://` or `rediss://`, optionally with user, password and database number. */
  readonly url: string;
  readonly warn: LogFailure;
  /** In ms. After a slower answer, which is used, no command is sent until Redis answers a probe in time. */
  readonly slowAfter?: number;
  /** In ms: how long a page request waits for an answer. */
  readonly timeoutMs?: number;
}

/**
 * In ms. A page needs at most three answers in sequence, and the first slow answer opens the circuit breaker. Redis
 * therefore delays a page by at most 20 + 20 + 60 ms.
 */
const usual = { slowAfter: 20, timeoutMs: 60 };
/** In ms. No page request waits for a write. */
const writeTimeoutMs = 1000;
/** In ms, while Redis is slow. The command may be executed even after this timeout. */
const slowWriteTimeoutMs = 100;
/** In ms between two probes of a slow Redis. */
const probePause = 100;
/** In ms without any answer, after which the connection is closed as dead. */
const silentFor = 2000;
const connectTimeoutMs = 1000;
const reconnectPause = 500;
/** Maximum number of pending commands. Further ones are rejected. */
const mostWaiting = 500;

const open = (url: string) =>
  createClient({
    url,
    RESP: 2,
    maintNotifications: 'disabled',
    disableClientInfo: true,
    // A command that cannot be sent immediately fails immediately.
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostWaiting,
    // Each connection has its own client, so that no answer can be matched with a command of an earlier connection.
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
  });

type Client = ReturnType<typeof open>;

/** Values are read as bytes, because pages are compressed. */
const asBytes = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } };

/**
 * Connects to Redis with a circuit breaker: after one slow answer, no command that a page waits for is sent until Redis
 * answers a probe in time. After a disconnect, it reconnects twice a second. Commands are never queued for later.
 */
export const connectRedis = ({
  url,
  warn,
  timeoutMs = usual.timeoutMs,
  slowAfter = Math.min(usual.slowAfter, timeoutMs),
}: RedisOptions) => {
  let client: Client | undefined;
  let isUp = false;
  let isClosed = false;
  let isProbing = false;
  let giveUp = () => {};
  /** Numbers of `ask` commands that were slow, timed out or skipped, and of connections. For tests and debugging. */
  const counts = { slow: 0, late: 0, skipped: 0, connections: 0 };

  const break_ = (broken: Client, error: unknown): void => {
    if (client !== broken) return;
    isUp = false;
    if (!isClosed) warn('page cache: Redis', error);
    giveUp();
  };

  /** Sends probes until Redis answers in time, or closes the connection after `silentFor` ms without an answer. */
  const probe = async (slow: Client): Promise<void> => {
    isUp = false;
    if (isProbing) return;
    isProbing = true;
    try {
      while (client === slow && !isUp) {
        await sleep(probePause, undefined, { ref: false });
        if (client !== slow) return;
        const answer = slow.sendCommand(['PING']);
        if ((await inTime(answer, slowAfter)) !== TIMED_OUT) isUp = true;
        else await withTimeout(answer, silentFor);
      }
    } catch (error) {
      break_(slow, error);
    } finally {
      isProbing = false;
    }
  };

  const serve = async (): Promise<void> => {
    const opened = open(url);
    const broken = new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    // After an invalid answer, later answers could be matched with the wrong commands.
    opened.on('error', (error) => break_(opened, error));
    opened.on('end', () => giveUp());
    opened.unref();
    client = opened;
    try {
      await withTimeout(opened.connect(), connectTimeoutMs * 2);
      await withTimeout(opened.sendCommand(['PING']), connectTimeoutMs);
      counts.connections += 1;
      isUp = true;
      if (!isClosed) await broken;
    } catch (error) {
      if (!isClosed) warn('page cache: cannot reach Redis', error);
    } finally {
      isUp = false;
      client = undefined;
      opened.destroy();
    }
  };

  const run = async (): Promise<void> => {
    while (!isClosed) {
      await serve();
      if (!isClosed) await sleep(reconnectPause, undefined, { ref: false });
    }
  };
  const running = run();

  const send = (command: Command): Promise<unknown> =>
    client?.sendCommand([...command], asBytes) ?? Promise.reject(new Error('Redis is away'));

  return {
    counts,

    isUp: () => isUp,

    /** Sends a command that a page waits for. Never rejects. @returns undefined without an answer in time */
    ask: async (command: Command): Promise<unknown> => {
      const asked = client;
      if (!isUp || !asked) {
        counts.skipped += 1;
        return undefined;
      }
      try {
        const answering = send(command);
        const soon = await inTime(answering, slowAfter);
        if (soon !== TIMED_OUT) return soon;
        counts.slow += 1;
        void probe(asked);
        const answer = await inTime(answering, timeoutMs - slowAfter);
        if (answer !== TIMED_OUT) return answer;
        counts.late += 1;
        warn('page cache: Redis', new Error(`no answer within ${timeoutMs} ms`));
      } catch (error) {
        warn('page cache: Redis', error);
      }
      return undefined;
    },

    /** Sends a command that no page waits for, even if Redis is slow. Rejects if it may not have been executed. */
    tell: async (command: Command): Promise<unknown> => {
      const asked = client;
      if (!asked) throw new Error('Redis is away');
      const most = isUp ? writeTimeoutMs : slowWriteTimeoutMs;
      const answer = await inTime(send(command), most);
      if (answer !== TIMED_OUT) return answer;
      if (isUp) void probe(asked);
      throw new Error(`Redis: no answer within ${most} ms`);
    },

    /** Closes the connection after an answer that does not match its command: later answers could be wrong as well. */
    distrust: (what: string): void => {
      if (client) break_(client, new Error(what));
    },

    close: async (): Promise<void> => {
      isClosed = true;
      giveUp();
      client?.destroy();
      await running;
    },
  };
};

export type RedisConnection = ReturnType<typeof connectRedis>;
