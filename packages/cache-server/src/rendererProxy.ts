import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { findErrorCode } from '@troupe/basics/errorCode';
import { BusyError, createLimiter } from '@troupe/basics/limiter';
import { withTimeout } from '@troupe/basics/withTimeout';
import { requestIdHeader, toRequestId } from '@troupe/basics/requestId';
import { PREVIEW_CACHE_CONTROL } from './nextCookies';
import { ALLOWED_HEADERS, buildOnwardHeaders } from './onwardHeaders';
import type { FailurePage } from './failurePage';
import type { Renderer } from './rendererSupervisor';
import { abortAnswer, refuseRequest } from './refuseRequest';
import type { ReportFailure } from './reportFailure';
import { BodyRefusedError, createBodyReader } from './requestBody';
import { mayHaveBody } from './requestFraming';

const START_TIMEOUT_MS = 20_000;
/** Above the time of the slowest render: a source that does not answer is given up before. */
const ANSWER_TIMEOUT_MS = 60_000;
/** Below 511, the number of connections that the system queues for a Node server before it refuses more. */
const MAX_ASKING = 400;
const MAX_QUEUED = 4000;
/** Between two attempts to reach a renderer that does not listen. */
const CONNECT_RETRY_DELAY_MS = 50;
const REPLACEMENT_TIMEOUT_MS = 2000;

/** They describe one connection and are not forwarded (RFC 9110, section 7.6.1). */
const HOP_BY_HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Headers that replace those of the renderer, by lower-case name. `undefined` removes one. Next fixes its header rules
 * at build: this is how a start decides them.
 */
export type ReplacedHeaders = Readonly<Record<string, string | undefined>>;

const nothing: ReplacedHeaders = {};

/** No cache may keep a preview. */
const inPreview: ReplacedHeaders = { 'cache-control': PREVIEW_CACHE_CONTROL };

/** @returns alternating names and values */
const toAnswerHeaders = (
  { rawHeaders }: IncomingMessage,
  replaced: ReplacedHeaders = nothing,
): string[] => {
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const key = name.toLowerCase();
    if (!HOP_BY_HOP_HEADERS.has(key) && !Object.hasOwn(replaced, key))
      headers.push(name, rawHeaders[at + 1] ?? '');
  }
  for (const [name, value] of Object.entries(replaced))
    if (value !== undefined) headers.push(name, value);
  return headers;
};

/** A complete response. */
export interface ReadAnswer {
  readonly status: number;
  readonly message: string;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/**
 * Limit for the headers of a response, in bytes. A redirect contains the requested address twice, each character in up
 * to three bytes, and Node accepts 16 KiB of a request.
 */
const MAX_ANSWER_HEAD_BYTES = 128 * 1024;

/**
 * A response up to this length is read before its head is sent, in bytes: if the renderer ends meanwhile, the request
 * can still be repeated. Pages, data and most pictures are shorter. A longer one, or one of unknown length, is
 * streamed.
 */
const MAX_WHOLE_BYTES = 1024 * 1024;

const isShort = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? Infinity) <= MAX_WHOLE_BYTES;

export interface ProxyLimits {
  /** How long a request waits for a renderer that accepts it. */
  readonly startTimeoutMs: number;
  /** How long the renderer may take from a request to the head of its response. */
  readonly answerTimeoutMs: number;
  /**
   * How long a request whose connection broke waits for another renderer. On a busy machine the system reports the end
   * of a process long after its connections have broken, and meanwhile still accepts new ones for it.
   */
  readonly replacementTimeoutMs: number;
  /** Requests sent to the renderer at the same time that have no response yet. */
  readonly maxAsking: number;
  /** Further requests, which wait in this process. Requests above this limit are refused immediately. */
  readonly maxQueued: number;
}

const defaultLimits: ProxyLimits = {
  startTimeoutMs: START_TIMEOUT_MS,
  answerTimeoutMs: ANSWER_TIMEOUT_MS,
  replacementTimeoutMs: REPLACEMENT_TIMEOUT_MS,
  maxAsking: MAX_ASKING,
  maxQueued: MAX_QUEUED,
};

export interface RendererProxyOptions {
  readonly reportFailure: ReportFailure;
  /** Lower-case names of client headers that the renderer receives besides the usual ones. */
  readonly forwardedHeaders?: readonly string[] | undefined;
  /** @param headers of the renderer's response @returns those that replace some of them */
  readonly replacedHeaders?: ((headers: IncomingHttpHeaders) => ReplacedHeaders) | undefined;
  readonly limits?: ProxyLimits;
}

interface ForwardOptions {
  /** Replaces the requested host. */
  readonly host?: string;
  /** Added to the client's own cookies, for a verified preview session. No cache may keep the response. */
  readonly previewCookies?: string;
  /** Awaited before the client receives the response. */
  readonly beforeAnswer?: () => Promise<void>;
  /** Receives the status of the response. */
  readonly onStatus?: (status: number) => void;
  /** Added to what the renderer receives. */
  readonly onwardHeaders?: Readonly<Record<string, string>>;
  /** Receives the headers of the response. @returns whether it answers the client itself */
  readonly takeOver?: (headers: IncomingHttpHeaders) => boolean;
  /** Sent to a browser if there is no response. */
  readonly failurePage?: FailurePage | undefined;
}

/** A response of which the proxy may have read the body already. */
interface Answered {
  readonly answered: IncomingMessage;
  readonly body: Buffer | undefined;
}

interface Onward {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal;
}

/** Nothing listens, the renderer's connection queue is full, or this process has no file descriptor left. */
const UNSENT_CODES = ['ECONNREFUSED', 'ENOENT', 'EAGAIN', 'EMFILE'];

/** The request has not reached a renderer: any method can be sent again. */
const isUnsent = (error: unknown): boolean => UNSENT_CODES.includes(findErrorCode(error) ?? '');

/**
 * Forwards requests to the renderer and streams its responses back. Each request has its own connection, so the content
 * of one request can never be read as part of another.
 */
export const createRendererProxy = (
  { socketPath, whenReady }: Pick<Renderer, 'socketPath' | 'whenReady'>,
  options: RendererProxyOptions,
) => {
  const { reportFailure, forwardedHeaders = [], limits = defaultLimits } = options;
  const { replacedHeaders = () => nothing } = options;
  const { startTimeoutMs, answerTimeoutMs, replacementTimeoutMs, maxAsking, maxQueued } = limits;
  const allowedHeaders = [...ALLOWED_HEADERS, ...forwardedHeaders];
  const readBody = createBodyReader();
  const limit = createLimiter({
    running: maxAsking,
    waiting: maxQueued,
    timeoutMs: startTimeoutMs,
  });

  const send = ({ body, ...onward }: Onward, socket: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const request = openRequest({
        ...onward,
        agent: false,
        socketPath: socket,
        maxHeaderSize: MAX_ANSWER_HEAD_BYTES,
      });
      // The default limit drops further headers without an error.
      request.maxHeadersCount = 0;
      const timer = setTimeout(
        () => request.destroy(new Error(`No answer of the renderer in ${answerTimeoutMs} ms`)),
        answerTimeoutMs,
      );
      request.on('response', (answered) => {
        clearTimeout(timer);
        resolve(answered);
      });
      request.on('error', reject);
      // For example after an upgrade, which this process never requests.
      request.on('close', () => {
        clearTimeout(timer);
        reject(new Error('The renderer closed the connection'));
      });
      request.end(body);
    });

  const readWhole = async (answered: IncomingMessage): Promise<Buffer> => {
    try {
      return await withTimeout(buffer(answered), answerTimeoutMs);
    } catch (error) {
      answered.destroy();
      throw error;
    }
  };

  /** Resolves when the renderer at this socket has been replaced, or after a timeout: it may still run. */
  const waitForReplacement = async (socket: string): Promise<void> => {
    const deadline = performance.now() + replacementTimeoutMs;
    while (socketPath() === socket && performance.now() < deadline)
      await sleep(CONNECT_RETRY_DELAY_MS);
  };

  /**
   * Sends a request until a renderer answers. A request that the renderer may have processed is repeated at most once,
   * and only if its method is safe: a renderer that exits during a request is replaced immediately.
   *
   * @param isWhole whether the body is read too
   * @param waitMs how long it waits for a renderer that accepts it
   */
  const ask = async (
    onward: Onward,
    isWhole: (answered: IncomingMessage) => boolean,
    waitMs = startTimeoutMs,
  ): Promise<Answered> => {
    const deadline = performance.now() + waitMs;
    let isRepeatable = onward.method === 'GET' || onward.method === 'HEAD';
    for (;;) {
      await withTimeout(whenReady(), Math.max(0, deadline - performance.now()));
      let socket = '';
      try {
        const answered = await limit(() => {
          socket = socketPath();
          return send(onward, socket);
        });
        return { answered, body: isWhole(answered) ? await readWhole(answered) : undefined };
      } catch (error) {
        const isOver = onward.signal?.aborted || performance.now() > deadline;
        if (isOver || error instanceof BusyError) throw error;
        if (isUnsent(error)) {
          await sleep(CONNECT_RETRY_DELAY_MS);
        } else {
          if (!isRepeatable) throw error;
          isRepeatable = false;
          await waitForReplacement(socket);
        }
      }
    }
  };

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    { host, previewCookies, beforeAnswer, onStatus, onwardHeaders, takeOver }: ForwardOptions,
  ): Promise<void> => {
    const visitor = new AbortController();
    const abort = () => visitor.abort();
    response.once('close', abort);
    const { method = 'GET', url = '/', headers, socket } = request;
    const asked = mayHaveBody(request) ? await readBody(request, response) : undefined;
    const onward: Onward = {
      method,
      path: url,
      headers: {
        ...buildOnwardHeaders({
          headers,
          remoteAddress: socket.remoteAddress ?? '',
          host: host ?? headers.host,
          requestedHost: host === undefined ? undefined : headers.host,
          requestId,
          body: asked,
          previewCookies,
          allowedHeaders,
        }),
        ...onwardHeaders,
      },
      body: asked,
      signal: visitor.signal,
    };
    const { answered, body } = await ask(onward, isShort);
    if (takeOver?.(answered.headers)) {
      // The response may stay open for long: it keeps nothing of this request in memory.
      response.off('close', abort);
      answered.resume();
      return;
    }
    await beforeAnswer?.();
    const status = answered.statusCode ?? 502;
    onStatus?.(status);
    const replaced = replacedHeaders(answered.headers);
    response.writeHead(status, answered.statusMessage, [
      ...toAnswerHeaders(
        answered,
        previewCookies === undefined ? replaced : { ...replaced, ...inPreview },
      ),
      ...['X-Request-Id', requestId],
    ]);
    if (body) response.end(body);
    else await pipeline(answered, response);
  };

  return {
    /** Always answers the request. Never rejects. */
    forward: async (
      request: IncomingMessage,
      response: ServerResponse,
      options: ForwardOptions = {},
    ): Promise<void> => {
      const requestId = toRequestId(request.headers[requestIdHeader]);
      try {
        await answer(request, response, requestId, options);
      } catch (error) {
        if (error instanceof BodyRefusedError) refuseRequest(request, response, error);
        else
          abortAnswer(
            response,
            error,
            reportFailure,
            { 'X-Request-Id': requestId },
            options.failurePage,
          );
      }
    },

    /**
     * @param headers of the request beside `host`
     * @param waitMs how long it waits for a renderer that accepts it, as other requests by default
     * @throws when there is no complete response
     */
    read: async (
      path: string,
      host: string,
      headers: Readonly<Record<string, string>> = {},
      waitMs = startTimeoutMs,
    ): Promise<ReadAnswer> => {
      const onward = { method: 'GET', path, headers: { ...headers, host } };
      const whole = await ask(onward, () => true, waitMs);
      const { answered, body = Buffer.alloc(0) } = whole;
      return {
        status: answered.statusCode ?? 502,
        message: answered.statusMessage ?? '',
        headers: toAnswerHeaders(answered, replacedHeaders(answered.headers)),
        body,
      };
    },
  };
};

export type RendererProxy = ReturnType<typeof createRendererProxy>;
