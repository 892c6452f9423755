import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ShopUnderTest, startShop } from './testing/ShopProcess';

/** In ms. Two processes start, possibly on a busy machine. */
const START_TIMEOUT_MS = 120_000;

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await startShop();
}, START_TIMEOUT_MS);

afterAll(() => shop.remove());

const ask = async (path: string): Promise<string> => (await fetch(shop.origin + path)).text();

/** Writes bytes and reads until the shop closes the connection, or breaks it. */
const send = async (bytes: string): Promise<string> => {
  const socket = connect(shop.port, '127.0.0.1');
  socket.write(bytes);
  return text(socket).catch(() => 'broken off');
};

const listSeen = async (): Promise<readonly string[]> => JSON.parse(await ask('/api/fake/seen'));

/** By default, Node 20 leaves headers after about 1,000 out of `headers` without an error, and reads the body. */
const flood = 'a:\r\n'.repeat(1000);

const hiddenFor = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: en.localhost\r\nX-Forwarded-For: 198.51.100.7\r\n\r\n`;

/** A request whose body is another request, with its length after a flood of headers. */
const toAttack = (method: string, hidden: string): string =>
  `${method} /api/build HTTP/1.1\r\nHost: en.localhost\r\n${flood}Content-Length: ${hidden.length}\r\nConnection: close\r\n\r\n${hidden}`;

it.each(['GET', 'HEAD', 'OPTIONS', 'DELETE', 'POST'])(
  'a request in the body of a %s request is no request',
  async (method) => {
    const path = `/api/fake/hidden-${method}`;
    const answer = await send(toAttack(method, hiddenFor(path)));
    // Only a POST has a body. Who does not see the length of another one does not refuse it.
    expect(answer).toMatch(method === 'POST' ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 400 /);
    const short = hiddenFor(`${path}-short`);
    await send(
      `${method} /api/build HTTP/1.1\r\nHost: en.localhost\r\nContent-Length: ${short.length}\r\nConnection: close\r\n\r\n${short}`,
    );
    expect((await listSeen()).filter((request) => request.includes(path))).toEqual([]);
  },
);

it('what follows a request of HTTP/1.0 on its connection is no request', async () => {
  const path = '/api/fake/hidden-old';
  await send(
    `GET /api/build HTTP/1.0\r\nProxy-Connection: keep-alive\r\nHost: en.localhost\r\n\r\n${hiddenFor(path)}`,
  );
  expect((await listSeen()).filter((request) => request.includes(path))).toEqual([]);
});

it('a body in an unknown coding is no request beside an offer of another protocol', async () => {
  const path = '/api/fake/hidden-upgrade';
  const socket = connect(shop.port, '127.0.0.1');
  const answered = text(socket).catch(() => 'broken off');
  socket.write(
    'PUT /api/build HTTP/1.1\r\nHost: en.localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nTransfer-Encoding: chunked \t\r\n\r\n',
  );
  // Sent in a separate packet: data that comes with the headers is dropped.
  await once(socket, 'readable');
  socket.write(hiddenFor(path));
  expect(await answered).toMatch(/^HTTP\/1\.1 400 /);
  expect((await listSeen()).filter((request) => request.includes(path))).toEqual([]);
});

it('a body that comes after more than 1,000 headers reaches the renderer as a body', async () => {
  const before = (await listSeen()).length;
  const answer = await send(toAttack('POST', hiddenFor('/api/fake/hidden')));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  const seen = (await listSeen()).slice(before);
  expect(seen.filter((request) => request.startsWith('POST /api/build '))).toHaveLength(1);
});

it('other visitors get their own answers, and files are kept as they are, during an attack', async () => {
  const paths = Array.from({ length: 25 }, (_, index) => `/_next/static/chunks/${index}.js`);
  const wrong: string[] = [];
  const visit = async (path: string, expected: string): Promise<void> => {
    const answer = await ask(path);
    if (answer !== expected) wrong.push(`${path}: ${answer}`);
  };
  for (const path of paths) {
    const attack = toAttack('OPTIONS', hiddenFor('/_next/static/evil.js').repeat(3));
    await Promise.all([
      send(attack),
      send(attack),
      visit(path, `file ${path}`),
      visit(`/krakow?${path}`, 'page /krakow'),
    ]).catch(
      // A broken connection is a wrong answer, too.
      (error: unknown) => wrong.push(String(error)),
    );
  }
  for (const path of paths) await visit(path, `file ${path}`);
  expect(wrong).toEqual([]);
});

it('the shop goes on after requests that ask for what it cannot answer', async () => {
  const oddities = [
    toAttack('GET', hiddenFor('/a')),
    `GET / HTTP/1.1\r\nHost: en.localhost\r\nExpect: a-pony\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: en.localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
    `CONNECT en.localhost:443 HTTP/1.1\r\nHost: en.localhost\r\n\r\n`,
    `POST /api/cart HTTP/1.1\r\nHost: en.localhost\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n`,
    `GET / HTTP/2.0\r\nHost: en.localhost\r\n\r\n`,
  ];
  for (const bytes of oddities) for (let time = 0; time < 5; time += 1) await send(bytes);
  expect(await ask('/krakow')).toBe('page /krakow');
  expect(shop.readLog().filter(({ level }) => level === 'error')).toEqual([]);
});
