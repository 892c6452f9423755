import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { stopAfterTest } from '@troupe/basics/testing/localServer';
import { portOf } from '@troupe/basics/testing/portOf';
import { serveMetrics } from './metricsServer';

const options = {
  read: async () => 'requests_total 1\n',
  contentType: 'text/plain',
  log: { error: () => {} },
};

/** An address of this machine that other machines can reach, if there is one. */
const [outside] = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4');

const ask = (host: string, port: number): Promise<number | string> =>
  new Promise((resolve) => {
    request({ host, port, path: '/metrics', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
      .end();
  });

const serve = async (host: string) => {
  const server = await serveMetrics({ port: 0, host }, options);
  stopAfterTest(server);
  return portOf(server);
};

it('answers this machine alone at its own address', async () => {
  const port = await serve('127.0.0.1');
  expect(await ask('127.0.0.1', port)).toBe(200);
  if (outside) expect(await ask(outside.address, port)).toBe('ECONNREFUSED');
});

it('answers every network where it is told to', async () => {
  const port = await serve('0.0.0.0');
  if (outside) expect(await ask(outside.address, port)).toBe(200);
  expect(await ask('127.0.0.1', port)).toBe(200);
});
