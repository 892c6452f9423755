import type { Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

/** In ms between two looks at who is done. */
const lookEvery = 50;

/**
 * Ends a server without breaking off an answer. Node's own `close` throws away connections whose answer has been written
 * but is still on its way to a slow client.
 *
 * @param patience in ms that open answers get
 */
export const createEnding = (server: Server, patience: number) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const isSending = () => [...sockets].some(({ writableLength }) => writableLength > 0);

  /** Browsers open some ahead of their first request. Node takes these for busy. */
  const closeUnused = () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return {
    /** From now on each connection ends with its next answer, so that its client comes back by another one. */
    announce: (): void => {
      server.prependListener('request', (_: unknown, response: ServerResponse) => {
        response.shouldKeepAlive = false;
      });
    },

    /** Takes no connection any more. Resolves when every answer is out, or time is up. */
    end: (): Promise<void> =>
      new Promise((resolve) => {
        const tidying = setInterval(() => {
          closeUnused();
          if (!isSending()) server.closeIdleConnections();
        }, lookEvery);
        const impatience = setTimeout(() => server.closeAllConnections(), patience);
        TcpServer.prototype.close.call(server, () => {
          clearInterval(tidying);
          clearTimeout(impatience);
          resolve();
        });
      }),
  };
};
