import type { IncomingMessage, ServerResponse } from 'node:http';
import { printReadiness, type Readiness, toStatusCode } from './readiness';

export const healthPath = '/api/health';
export const readyPath = '/api/ready';

type Headers = Readonly<Record<string, string>>;

const send = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: string,
  further: Headers,
): void => {
  const headers = {
    ...further,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
  };
  // Set headers one by one: Next's wrapper of the response ignores a list of headers.
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.statusCode = status;
  response.end(request.method === 'HEAD' ? undefined : body);
};

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const refuse = (request: IncomingMessage, response: ServerResponse, further: Headers): void =>
  send(request, response, 405, '{"statusCode":405,"message":"Method Not Allowed"}\n', {
    ...further,
    Allow: 'GET, HEAD',
  });

/** Answers the liveness check: the process runs and accepts requests. No dependency is checked. */
export const answerHealth = (
  request: IncomingMessage,
  response: ServerResponse,
  further: Headers = {},
): void => {
  if (isRead(request)) send(request, response, 200, '{"status":"up"}\n', further);
  else refuse(request, response, further);
};

/** Answers the readiness check. @param look must never reject, and must have a timeout */
export const answerReady = async (
  request: IncomingMessage,
  response: ServerResponse,
  look: () => Promise<Readiness>,
  further: Headers = {},
): Promise<void> => {
  if (!isRead(request)) {
    refuse(request, response, further);
    return;
  }
  const readiness = await look();
  send(request, response, toStatusCode(readiness), printReadiness(readiness), further);
};
