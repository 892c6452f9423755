import { once } from 'node:events';
import { createServer } from 'node:http';
import { type PostgresServer, startPostgres } from '../commerce/orders/testing/postgresServer';
import { portOf } from '@troupe/basics/testing/portOf';

/**
 * Answers with the URL of a PostgreSQL server for all test files of a run: making and starting one takes longer than the
 * tests of most files. It starts with the first request. Each test has a database of its own in it.
 */
export const offerPostgres = async () => {
  let postgres: Promise<PostgresServer> | undefined;
  const door = createServer((_, response) => {
    postgres ??= startPostgres();
    postgres.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');

  return {
    url: `http://127.0.0.1:${portOf(door)}`,
    stop: async (): Promise<void> => {
      door.close();
      door.closeAllConnections();
      await postgres?.then(
        ({ stop }) => stop(),
        () => {},
      );
    },
  };
};
