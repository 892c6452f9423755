import { createServer, type Server, type ServerResponse } from 'node:http';
import { portOf } from '@troupe/basics/testing/portOf';

/** An allowed image host that misbehaves, and a host that must never get a request. */
export interface StrangeHosts {
  /** Host and port of the allowed host. */
  readonly allowed: string;
  /** Host and port of the host that must never get a request. */
  readonly forbidden: string;
  /** Number of requests to the forbidden host. */
  readonly trespasses: () => number;
  readonly close: () => void;
}

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${portOf(server)}`;
};

const stream = (response: ServerResponse, chunk: Buffer) => {
  const push = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', push);
  push();
};

/** @param pictures images of the allowed host, by name */
export const startStrangeHosts = async (
  pictures: Readonly<Record<string, Buffer>>,
): Promise<StrangeHosts> => {
  let trespasses = 0;
  const secret = createServer((_, response) => {
    trespasses += 1;
    response.end(pictures['good.jpg']);
  });
  const forbidden = await listen(secret);

  const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
    redirect: (response) =>
      response.writeHead(302, { Location: `http://${forbidden}/a.jpg` }).end(),
    forever: (response) => stream(response.writeHead(200), Buffer.alloc(65_536)),
    hang: () => undefined,
    stall: (response) => response.writeHead(200, { 'Content-Length': '1000' }).write('\xff'),
    cut: (response) => response.destroy(),
    error: (response) => response.writeHead(500).end('no'),
    lie: (response) => response.writeHead(200, { 'Content-Length': '99999999999' }).end(),
  };
  const strange = createServer((request, response) => {
    const name = /^\/([\w.]+)/.exec(request.url ?? '')?.[1] ?? '';
    const picture = pictures[name];
    if (picture) response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture);
    else if (answers[name]) answers[name](response);
    else response.writeHead(404).end();
  });
  const allowed = await listen(strange);

  return {
    allowed,
    forbidden,
    trespasses: () => trespasses,
    close: () => {
      for (const server of [secret, strange]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
};
