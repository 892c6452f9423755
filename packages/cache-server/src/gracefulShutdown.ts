import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

/** In ms between two checks for finished connections. */
const lookEvery = 50;

/**
 * Shuts a server down without aborting a response. Node's own `close` drops connections whose response has been written
 * but is still being sent to a slow client.
 *
 * @param timeoutMs in ms for open responses to finish
 */
export const createGracefulShutdown = (server: Server, timeoutMs: number) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const isSending = () => [...sockets].some(({ writableLength }) => writableLength > 0);

  /** Browsers open connections before their first request. Node treats these as busy. */
  const closeUnused = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return {
    /** Closes each connection after its next response, so that the client opens a new one elsewhere. */
    announce: (): void => {
      server.prependListener('request', (_: unknown, response: ServerResponse) => {
        response.shouldKeepAlive = false;
      });
    },

    /** Accepts no further connections. Resolves when every response is sent, or after the timeout. */
    end: (): Promise<void> =>
      new Promise((resolve) => {
        const tidying = setInterval(() => {
          closeUnused();
          if (!isSending()) server.closeIdleConnections();
        }, lookEvery);
        const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
        TcpServer.prototype.close.call(server, () => {
          clearInterval(tidying);
          clearTimeout(timer);
          resolve();
        });
      }),
  };
};
