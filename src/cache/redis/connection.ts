import { createClient, RESP_TYPES } from '@redis/client';
import { setTimeout as sleep } from 'node:timers/promises';
import { withTimeout } from '@/lib/withTimeout';
import type { Complain } from '../complaints';
import { inTime, late } from '../patience';

/** What a command consists of. */
export type Command = readonly (string | Buffer)[];

export interface RedisOptions {
  /** `redis://` or `rediss://`, with user, password and number of the database where there are any. */
  readonly url: string;
  readonly complain: Complain;
  /** In ms: an answer that took longer is used, and then Redis is left alone until it has answered a probe in time. */
  readonly slowAfter?: number;
  /** In ms: how long a visitor's page waits for an answer. */
  readonly patience?: number;
}

/**
 * In ms. A page takes three answers at most, one after the other, and after the first slow one none is waited for: so Redis
 * costs a visitor no more than 20 + 20 + 60.
 */
const usual = { slowAfter: 20, patience: 60 };
/** In ms that no visitor waits for. */
const writePatience = 1000;
/** The same while Redis is slow: it may hear of it all the same. */
const writePatienceWhenSlow = 100;
/** In ms between two looks whether a Redis that was slow is itself again. */
const probePause = 100;
/** In ms without any answer: the connection is given up, since nobody may be at its other end. */
const silentFor = 2000;
const connectPatience = 1000;
const reconnectPause = 500;
/** Commands on their way. More are turned away rather than kept. */
const mostWaiting = 500;

const open = (url: string) =>
  createClient({
    url,
    RESP: 2,
    maintNotifications: 'disabled',
    disableClientInfo: true,
    // Whatever cannot be sent now fails now.
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostWaiting,
    // Each new connection is a new client, so that no answer can be taken for that to another question.
    socket: { connectTimeout: connectPatience, reconnectStrategy: false },
  });

type Client = ReturnType<typeof open>;

/** Pages are bytes, compressed and with a checksum. */
const asBytes = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } };

/**
 * A connection to Redis that never keeps anybody waiting: a Redis that is slow once is not asked again until it has
 * answered a probe, and one that is away is tried twice a second. Nothing is ever queued for later.
 */
export const connectRedis = ({
  url,
  complain,
  patience = usual.patience,
  slowAfter = Math.min(usual.slowAfter, patience),
}: RedisOptions) => {
  let client: Client | undefined;
  let isUp = false;
  let isClosed = false;
  let isProbing = false;
  let giveUp = () => {};
  /** How often an answer that a visitor waits for was slow, late or not asked for: for tests and for whoever looks into trouble. */
  const counts = { slow: 0, late: 0, skipped: 0, connections: 0 };

  const break_ = (broken: Client, error: unknown): void => {
    if (client !== broken) return;
    isUp = false;
    if (!isClosed) complain('page cache: Redis', error);
    giveUp();
  };

  /** Until it answers in time again, or has been silent for so long that the connection is given up. */
  const probe = async (slow: Client): Promise<void> => {
    isUp = false;
    if (isProbing) return;
    isProbing = true;
    try {
      while (client === slow && !isUp) {
        await sleep(probePause, undefined, { ref: false });
        if (client !== slow) return;
        const answer = slow.sendCommand(['PING']);
        if ((await inTime(answer, slowAfter)) !== late) isUp = true;
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
    // After an answer that is none the next ones could be taken for answers to other questions.
    opened.on('error', (error) => break_(opened, error));
    opened.on('end', () => giveUp());
    opened.unref();
    client = opened;
    try {
      await withTimeout(opened.connect(), connectPatience * 2);
      await withTimeout(opened.sendCommand(['PING']), connectPatience);
      counts.connections += 1;
      isUp = true;
      if (!isClosed) await broken;
    } catch (error) {
      if (!isClosed) complain('page cache: cannot reach Redis', error);
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

    /** Asks what a visitor waits for. Never rejects. @returns nothing where there is no answer, or a late one */
    ask: async (command: Command): Promise<unknown> => {
      const asked = client;
      if (!isUp || !asked) {
        counts.skipped += 1;
        return undefined;
      }
      try {
        const answering = send(command);
        const soon = await inTime(answering, slowAfter);
        if (soon !== late) return soon;
        counts.slow += 1;
        void probe(asked);
        const answer = await inTime(answering, patience - slowAfter);
        if (answer !== late) return answer;
        counts.late += 1;
        complain('page cache: Redis', new Error(`no answer within ${patience} ms`));
      } catch (error) {
        complain('page cache: Redis', error);
      }
      return undefined;
    },

    /** Says what no visitor waits for, also to a Redis that is slow. Rejects when it may not have been heard. */
    tell: async (command: Command): Promise<unknown> => {
      const asked = client;
      if (!asked) throw new Error('Redis is away');
      const most = isUp ? writePatience : writePatienceWhenSlow;
      const answer = await inTime(send(command), most);
      if (answer !== late) return answer;
      if (isUp) void probe(asked);
      throw new Error(`Redis: no answer within ${most} ms`);
    },

    /** What came back cannot be the answer: from here on nothing on this connection can be trusted. */
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
