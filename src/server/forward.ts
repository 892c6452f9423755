import {
  Agent,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { withTimeout } from '@/lib/withTimeout';
import { createFailureLog } from '@/log/failureLog';
import { requestIdHeader, toRequestId } from '@/log/requestId';
import type { Renderer } from './renderer';

/** In ms that a visitor waits for a renderer that is being started anew. */
const startPatience = 20_000;

/** Of one connection and not of what goes over it (RFC 9110, section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

type Headers = Record<string, string | string[] | undefined>;

const toOnward = (
  { headers, socket }: IncomingMessage,
  host: string | undefined,
  requestId: string,
): Headers => {
  const onward: Headers = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!hopByHop.has(name)) onward[name] = value;
  }
  if (host !== undefined) onward['host'] = host;
  onward[requestIdHeader] = requestId;
  const before = headers['x-forwarded-for'];
  const address = socket.remoteAddress ?? '';
  onward['x-forwarded-for'] = before === undefined ? address : `${String(before)}, ${address}`;
  // A body without a length is one that came in pieces, and goes on in pieces.
  if ('transfer-encoding' in headers) onward['transfer-encoding'] = 'chunked';
  return onward;
};

const toBack = ({ rawHeaders }: IncomingMessage): string[] => {
  const back: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!hopByHop.has(name.toLowerCase())) back.push(name, rawHeaders[at + 1] ?? '');
  }
  return back;
};

/** An answer in full. */
export interface ReadAnswer {
  readonly status: number;
  readonly message: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/**
 * In bytes, of the headers of an answer: a redirect says the address that was asked twice, each character in up to three
 * bytes for one, and Node takes 16 KiB of a request.
 */
const largestHead = 128 * 1024;

interface ForwardOptions {
  /** Instead of the one that was asked. */
  readonly host?: string;
  /** Waited for before the client hears of the answer. */
  readonly beforeAnswer?: () => Promise<void>;
  /** Told of the answer's status once there is one. */
  readonly onStatus?: (status: number) => void;
}

/** Hands requests to the renderer, and its answers back as they come. */
export const createForward = ({
  socketPath,
  whenReady,
}: Pick<Renderer, 'socketPath' | 'whenReady'>) => {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const renderer = { agent, socketPath, maxHeaderSize: largestHead };

  const complain = createFailureLog('requests cannot be handed to the renderer');

  const refuse = (response: ServerResponse, requestId: string, error: unknown): void => {
    // Who has gone away is nobody's failure.
    if (response.destroyed) return;
    complain(error);
    if (response.headersSent) response.destroy();
    else {
      response.writeHead(503, {
        'Cache-Control': 'no-store',
        'Retry-After': '2',
        'X-Request-Id': requestId,
      });
      response.end();
    }
  };

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    { host, beforeAnswer, onStatus }: ForwardOptions,
  ): void => {
    const onward = openRequest({
      ...renderer,
      method: request.method,
      path: request.url,
      headers: toOnward(request, host, requestId),
    });
    onward.on('response', async (answer) => {
      await beforeAnswer?.();
      const status = answer.statusCode ?? 502;
      onStatus?.(status);
      response.writeHead(status, answer.statusMessage, [
        ...toBack(answer),
        ...['X-Request-Id', requestId],
      ]);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', (error) => refuse(response, requestId, error));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };

  return {
    forward: async (
      request: IncomingMessage,
      response: ServerResponse,
      options: ForwardOptions = {},
    ): Promise<void> => {
      const requestId = toRequestId(request.headers[requestIdHeader]);
      try {
        await withTimeout(whenReady(), startPatience);
        send(request, response, requestId, options);
      } catch (error) {
        refuse(response, requestId, error);
      }
    },

    /** Rejects when there is no whole answer. */
    read: (path: string, host: string): Promise<ReadAnswer> =>
      new Promise((resolve, reject) => {
        const onward = openRequest({ ...renderer, path, headers: { host } });
        onward.on('error', reject);
        onward.on('response', (answer) => {
          buffer(answer).then(
            (body) =>
              resolve({
                status: answer.statusCode ?? 502,
                message: answer.statusMessage ?? '',
                headers: toBack(answer),
                body,
              }),
            reject,
          );
        });
        onward.end();
      }),
  };
};

export type Forwarding = ReturnType<typeof createForward>;
