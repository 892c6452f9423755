import { createServer } from 'node:http';
import { portOf } from '@troupe/basics/testing/portOf';
import {
  findNobody,
  type Reply,
  serveForTest,
  startServer,
} from '@troupe/basics/testing/localServer';
import { jpeg } from './testing';
import type { Resolve } from '@troupe/basics/http/publicLookup';
import { limits } from './limits';
import { ImageRefusal } from './refusal';
import { fetchRemoteImage } from './remoteImages';

const picture = (body: string | Buffer): Reply => ({ type: 'image/jpeg', body });

const refusalOf = async (origin: string, timeout?: number) => {
  const error = await fetchRemoteImage(
    new URL('/a.jpg', origin),
    timeout === undefined ? {} : { timeout },
  ).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ImageRefusal);
  const { status, message } = error as ImageRefusal;
  return [status, message.replace(/127\.0\.0\.1:\d+/, 'host')];
};

it('gives the bytes, asked for once and without anything about the visitor', async () => {
  const bytes = await jpeg(20, 20);
  const { origin, calls } = await startServer(() => picture(bytes));

  expect((await fetchRemoteImage(new URL('/a.jpg?size=2', origin))).equals(bytes)).toBe(true);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /a.jpg?size=2']);
  expect(Object.keys(calls[0]?.headers ?? {}).sort()).toEqual(['accept', 'connection', 'host']);
});

it('follows no redirect', async () => {
  const other = await startServer(() => picture('secret'));
  const { origin } = await startServer(() => ({ status: 302, location: other.origin, body: '' }));

  expect(await refusalOf(origin)).toEqual([404, 'host redirects, which is not followed']);
  expect(other.calls).toEqual([]);
});

it.each([
  ['that is not there', { status: 404, body: '' }, [404, 'host answers 404']],
  ['of a host that fails', { status: 500, body: '' }, [404, 'host answers 500']],
  ['that breaks off', 'cut', [502, 'host could not be read']],
] as const)('a picture %s is refused', async (_, reply, refusal) => {
  const { origin } = await startServer(() => reply);
  expect(await refusalOf(origin)).toEqual(refusal);
});

it('a host that nobody is at is refused', async () => {
  expect(await refusalOf(await findNobody())).toEqual([502, 'host could not be read']);
});

it.each(['hang', 'stall'] as const)('a host that lets us wait (%s) is given up', async (reply) => {
  const { origin } = await startServer(() => reply);
  expect(await refusalOf(origin, 200)).toEqual([504, 'host did not answer in time']);
});

const tooLarge = [400, 'the source has more than 10000000 bytes'];

it('no more is read than a picture may have, where the host does not say its length', async () => {
  const { origin } = await startServer(() => picture(Buffer.alloc(limits.remoteBytes + 1)));
  expect(await refusalOf(origin)).toEqual(tooLarge);
});

it('a picture whose host says that it is too large is refused without its body', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Length': limits.remoteBytes + 1 }).flushHeaders();
  });
  expect(await refusalOf(await serveForTest(server))).toEqual(tooLarge);
});

it('a host that wants to speak something else is refused', async () => {
  const server = createServer().on('connection', (socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);

  expect(await refusalOf(`http://127.0.0.1:${port}`)).toEqual([502, 'host could not be read']);
  server.close();
});

describe('names', () => {
  const resolveTo =
    (...addresses: string[]): Resolve =>
    (_, __, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );

  it('the connection itself uses the check, and asks for the address once', async () => {
    const { origin, calls } = await startServer(() => picture('secret'));
    const { port } = new URL(origin);
    const resolve = jest.fn(resolveTo('127.0.0.1'));

    await expect(
      fetchRemoteImage(new URL(`http://cdn.example:${port}/a.jpg`), { resolve }),
    ).rejects.toMatchObject({ status: 400, message: 'cdn.example leads to a private address' });
    expect(calls).toEqual([]);
    expect(resolve).toHaveBeenCalledTimes(1);
  });
});
