import type { Server } from 'node:net';

/** @returns the port of a server that listens on TCP @throws if it does not listen, or listens at a socket */
export const portOf = (server: Pick<Server, 'address'>): number => {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error(`The server listens at no port, but at ${address}`);
  return address.port;
};
