import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findNobody, type Reply, startServer } from '@/testing/localServer';
import { jpeg } from '@/testing/pictures';
import { limits } from './limits';
import { ImageRefusal } from './refusal';
import { fetchRemoteImage, lookUpPublic } from './remoteImages';

const picture = (body: string | Buffer): Reply => ({ type: 'image/jpeg', body });

const refusalOf = async (origin: string, timeout?: number) => {
  const error = await fetchRemoteImage(new URL('/a.jpg', origin), timeout).catch(
    (reason: unknown) => reason,
  );
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

it('no more is read than a picture may have, said or unsaid', async () => {
  const { origin } = await startServer(() => picture(Buffer.alloc(limits.remoteBytes + 1)));
  expect(await refusalOf(origin)).toEqual([400, 'the source has more than 10000000 bytes']);
});

it('a host that wants to speak something else is refused', async () => {
  const server = createServer().on('connection', (socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  expect(await refusalOf(`http://127.0.0.1:${port}`)).toEqual([502, 'host could not be read']);
  server.close();
});

describe('names', () => {
  const lookUp = (name: string, all: boolean) =>
    new Promise((resolve) =>
      lookUpPublic(name, { all }, (error, address) => resolve(error ?? address)),
    );

  it.each([true, false])(
    'one that leads to a private address is refused (all: %s)',
    async (all) => {
      expect(await lookUp('localhost', all)).toMatchObject({
        status: 400,
        message: 'localhost leads to a private address',
      });
    },
  );

  it('one that leads to a public address is let through', async () => {
    expect(await lookUp('8.8.8.8', false)).toBe('8.8.8.8');
    expect(await lookUp('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });
});
