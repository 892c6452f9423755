import type { IncomingMessage, ServerResponse } from 'node:http';
import { toFields } from '@troupe/basics/fields';
import { closeAfter } from '../refuseRequest';
import type { RendererProxy } from '../rendererProxy';
import { type ChannelWatchOptions, createChannelWatch } from './channelWatch';
import {
  createStreamRegistry,
  defaultStreamLimits,
  type StreamGrant,
  type StreamLimits,
} from './streamRegistry';

/** Of the request that asks the renderer to authorise a stream. No client can send it. */
export const STREAM_REQUEST_HEADER = 'x-stream-request';
/** Of the renderer's response: a {@link StreamGrant} as JSON. No client receives it. */
export const STREAM_GRANT_HEADER = 'x-stream-grant';

export type StreamRefusal = 'full' | 'client';

export interface StreamServerOptions extends ChannelWatchOptions {
  /** Whether a path is that of a stream. */
  readonly isStreamPath: (path: string) => boolean;
  /** Added to the response of every stream. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: Partial<StreamLimits>;
  readonly onRefused?: (reason: StreamRefusal) => void;
}

const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // nginx would hold back what is small.
  'X-Accel-Buffering': 'no',
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** @returns undefined for the answer of a renderer that does not authorise the stream */
export const parseGrant = (header: unknown): StreamGrant | undefined => {
  if (typeof header !== 'string') return undefined;
  const { channel, version, grant, client } = toFields(parseJson(header));
  return isText(channel) && isText(grant) && isText(client) && Number.isSafeInteger(version)
    ? { channel, version: Number(version), grant, client }
    : undefined;
};

const MIN_RETRY_AFTER_SECONDS = 30;

const refuse = (response: ServerResponse): void => {
  const seconds = MIN_RETRY_AFTER_SECONDS + Math.floor(Math.random() * MIN_RETRY_AFTER_SECONDS);
  response.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(seconds),
  });
  const message = 'There are too many streams just now';
  response.end(JSON.stringify({ status: 'error', statusCode: 503, message }));
};

/**
 * Serves streams of server-sent events that carry versions. The renderer authorises each once, with the client's own
 * cookies. After that, only this process has the connection.
 */
export const createStreamServer = ({
  isStreamPath,
  headers = {},
  limits,
  onRefused = () => {},
  ...watching
}: StreamServerOptions) => {
  const registry = createStreamRegistry({ ...defaultStreamLimits, ...limits });
  const watch = createChannelWatch(registry, watching);

  const hold = (request: IncomingMessage, response: ServerResponse, grant: StreamGrant): void => {
    // It has left, or another response on the same connection is not finished.
    if (response.destroyed || !response.socket) {
      response.destroy();
      return;
    }
    const isFull = !registry.hasRoom();
    if (isFull || !registry.hasRoomFor(grant.client)) {
      onRefused(isFull ? 'full' : 'client');
      refuse(response);
      return;
    }
    // Nothing else is read on this connection, so the stream needs no framing of its own: it ends with the connection.
    closeAfter(request, response);
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { ...headers, ...streamHeaders });
    // What changed after the renderer's answer was published to the channels of that moment only.
    if (registry.add(response, grant)) watch.recheck(grant.channel);
  };

  return {
    /** @returns whether the request is for a stream, which it then answers */
    answer: (
      request: IncomingMessage,
      response: ServerResponse,
      path: string,
      { forward }: Pick<RendererProxy, 'forward'>,
    ): boolean => {
      if (request.method !== 'GET' || !isStreamPath(path)) return false;
      if (!registry.hasRoom()) {
        onRefused('full');
        refuse(response);
        return true;
      }
      void forward(request, response, {
        onwardHeaders: { [STREAM_REQUEST_HEADER]: '1' },
        takeOver: (answered) => {
          const grant = parseGrant(answered[STREAM_GRANT_HEADER]);
          if (grant) hold(request, response, grant);
          return grant !== undefined;
        },
      });
      return true;
    },

    /** @param version undefined if an authorisation of the channel may have ended */
    publish: (channel: string, version?: number): void => {
      if (version === undefined) watch.recheck(channel);
      else registry.publish(channel, version);
    },

    /** Compares all versions soon. */
    recheckAll: watch.recheckAll,

    count: registry.count,

    /** Ends all streams: they would keep a stopping server waiting. */
    close: (): void => {
      watch.close();
      registry.close();
    },
  };
};

export type StreamServer = ReturnType<typeof createStreamServer>;
