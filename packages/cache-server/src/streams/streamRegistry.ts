import type { ServerResponse } from 'node:http';
import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises';
import { encodeRetry, encodeVersion, HEARTBEAT } from './streamText';

export interface StreamLimits {
  /** Open streams of this server, about 12 kB each. */
  readonly streams: number;
  /** Open streams of one client. A whole group may be behind one address. */
  readonly perClient: number;
  /** In ms between two comments on a stream. Proxies close connections that are silent for 30 s. */
  readonly heartbeatMs: number;
  /** In ms after which a stream ends, so that its client is authorised again and may reach another instance. */
  readonly lifetimeMs: number;
  /** In ms between two fan-outs of one channel. What is published meanwhile is sent once, as the latest version. */
  readonly gapMs: number;
}

export const defaultStreamLimits: StreamLimits = {
  streams: 12_000,
  perClient: 100,
  heartbeatMs: 20_000,
  lifetimeMs: 30 * 60_000,
  gapMs: 200,
};

/** What a client may listen to, as the renderer has authorised it. */
export interface StreamGrant {
  readonly channel: string;
  /** The version of the channel at that moment. Versions rise. */
  readonly version: number;
  /** Names the authorisation. The stream ends when it is revoked. */
  readonly grant: string;
  /** Names the client whose streams are counted. */
  readonly client: string;
}

interface Stream {
  readonly response: ServerResponse;
  readonly grant: string;
  readonly openedAt: number;
}

interface Channel {
  version: number;
  isSending: boolean;
  readonly streams: Set<Stream>;
}

/** Streams served in a row before other requests get their turn. */
const BATCH = 200;
/** The heartbeats of all streams are spread over so many turns. */
const TURNS = 20;

/**
 * Keeps open streams by channel. A stream carries versions only, and a late one replaces the earlier: a client that
 * reads slowly gets the latest version once it reads again, and nothing is queued for it.
 */
export const createStreamRegistry = (
  limits: StreamLimits = defaultStreamLimits,
  now: () => number = () => performance.now(),
) => {
  const channels = new Map<string, Channel>();
  const perClient = new Map<string, number>();
  const turns = Array.from({ length: TURNS }, () => new Set<Stream>());
  /** Streams that must get the version of their channel when their client has read what was sent before. */
  const behind = new Map<Stream, Channel>();
  let open = 0;
  let opened = 0;
  let turn = 0;
  let isClosed = false;

  const isBusy = ({ response }: Stream): boolean => response.writableLength > 0;

  const offer = (channel: Channel, stream: Stream, text: Buffer): void => {
    if (isBusy(stream)) behind.set(stream, channel);
    else stream.response.write(text);
  };

  const sendToAll = async (channel: Channel): Promise<void> => {
    if (channel.isSending) return;
    channel.isSending = true;
    let sent: number;
    do {
      sent = channel.version;
      const text = encodeVersion(sent, channel.streams.size);
      let count = 0;
      for (const stream of channel.streams) {
        offer(channel, stream, text);
        count += 1;
        if (count % BATCH === 0) await yieldToEventLoop();
      }
      await sleep(limits.gapMs, undefined, { ref: false });
    } while (channel.version !== sent && !isClosed);
    channel.isSending = false;
  };

  const sendHeartbeats = (): void => {
    for (const [stream, channel] of behind) {
      if (isBusy(stream)) continue;
      behind.delete(stream);
      stream.response.write(encodeVersion(channel.version, channel.streams.size));
    }
    turn = (turn + 1) % TURNS;
    for (const stream of turns[turn] ?? []) {
      if (now() - stream.openedAt > limits.lifetimeMs) stream.response.end();
      else if (!isBusy(stream)) stream.response.write(HEARTBEAT);
    }
  };
  const timer = setInterval(sendHeartbeats, limits.heartbeatMs / TURNS).unref();

  const countOf = (client: string): number => perClient.get(client) ?? 0;

  return {
    count: (): number => open,

    hasRoom: (): boolean => !isClosed && open < limits.streams,

    hasRoomFor: (client: string): boolean => countOf(client) < limits.perClient,

    listChannels: (): readonly string[] => [...channels.keys()],

    /**
     * Adds a stream and sends it the version of its channel.
     *
     * @param response with its headers sent
     * @returns whether it is the first one of its channel
     */
    add: (response: ServerResponse, { channel: id, version, grant, client }: StreamGrant) => {
      const known = channels.get(id);
      const channel: Channel = known ?? { version, isSending: false, streams: new Set() };
      channels.set(id, channel);
      // The renderer may have read its version before this server heard of a later one.
      channel.version = Math.max(channel.version, version);
      const stream: Stream = { response, grant, openedAt: now() };
      const heartbeats = turns[opened % TURNS];
      opened += 1;
      open += 1;
      perClient.set(client, countOf(client) + 1);
      channel.streams.add(stream);
      heartbeats?.add(stream);
      response.once('close', () => {
        open -= 1;
        channel.streams.delete(stream);
        heartbeats?.delete(stream);
        behind.delete(stream);
        if (channel.streams.size === 0 && channels.get(id) === channel) channels.delete(id);
        const left = countOf(client) - 1;
        if (left > 0) perClient.set(client, left);
        else perClient.delete(client);
      });
      response.write(
        Buffer.concat([encodeRetry(open), encodeVersion(channel.version, channel.streams.size)]),
      );
      return known === undefined;
    },

    /** Tells the listeners of a channel its version, unless they know it or a later one. */
    publish: (id: string, version: number): void => {
      const channel = channels.get(id);
      if (!channel || version <= channel.version) return;
      channel.version = version;
      void sendToAll(channel);
    },

    /**
     * Ends the streams of a channel whose authorisation is gone.
     *
     * @param openedBefore only those opened before this moment: later ones may be too new for the list
     */
    keepOnly: (id: string, grants: ReadonlySet<string>, openedBefore: number): void => {
      for (const { response, grant, openedAt } of channels.get(id)?.streams ?? []) {
        if (openedAt < openedBefore && !grants.has(grant)) response.end();
      }
    },

    /** Ends all streams and refuses further ones. */
    close: (): void => {
      isClosed = true;
      clearInterval(timer);
      for (const { streams } of channels.values()) {
        for (const { response } of streams) response.end();
      }
    },
  };
};

export type StreamRegistry = ReturnType<typeof createStreamRegistry>;
