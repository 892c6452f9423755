import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sign } from '@/lib/signature';
import { ask, send } from './support/http';
import { contentDir, revalidateSecret } from './support/shop';

test.describe.configure({ mode: 'serial' });

interface Reply {
  readonly status: number;
  readonly allow: string | readonly string[] | undefined;
  readonly body: {
    readonly refreshed?: readonly { readonly site: string; readonly path: string }[];
    readonly issues?: readonly { readonly path: string; readonly message: string }[];
  };
}

const post = async (
  body: string | Buffer,
  { method = 'POST', signature = `sha256=${sign(revalidateSecret, body)}` } = {},
): Promise<Reply> => {
  const headers = { 'content-type': 'application/json', 'x-revalidate-signature': signature };
  const answer = await send({ path: '/api/revalidate', method, headers, body });
  return {
    status: answer.status,
    allow: answer.headers['allow'],
    body: JSON.parse(answer.body) as Reply['body'],
  };
};

const tell = (message: object) => post(JSON.stringify(message));

const edit = async (path: string, from: RegExp, to: string): Promise<void> => {
  const file = join(contentDir, path);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};

test('who cannot sign is refused, whatever is sent', async () => {
  const body = JSON.stringify({ type: 'city', id: 'krakow' });
  for (const signature of [
    '',
    'sha256=',
    'sha256=00',
    `sha256=${'0'.repeat(64)}`,
    sign('x', body),
  ]) {
    expect((await post(body, { signature })).status).toBe(401);
  }
  expect(await post('', { method: 'GET' })).toMatchObject({ status: 405, allow: 'POST' });
});

test('what is not understood is told by its place, and is never a failure of ours', async () => {
  const bodies: readonly (readonly [unknown, string])[] = [
    [null, ''],
    [[], ''],
    [{}, ''],
    [{ type: 'nonsense', id: 1 }, 'type'],
    [{ type: 7, id: 1 }, 'type'],
    [{ type: 'constructor', id: 1 }, 'type'],
    [{ type: 'city' }, 'id'],
    [{ type: 'city', id: {} }, 'id'],
    [{ paths: 'x' }, 'paths'],
    [{ paths: [] }, 'paths'],
    [{ paths: [7] }, 'paths.0'],
    [{ paths: ['https://evil.example/krakow'] }, 'paths.0'],
    [{ paths: ['//evil.example'] }, 'paths.0'],
    [{ type: 'city', id: 1, paths: ['/'] }, ''],
  ];
  for (const [body, path] of bodies) {
    const reply = await tell(body as object);
    expect(reply.status, JSON.stringify(body)).toBe(400);
    expect(reply.body.issues?.[0]?.path).toBe(path);
  }
  for (const raw of ['', '{', Buffer.from([0xff, 0xfe])])
    expect((await post(raw)).status).toBe(400);
  expect((await post('x'.repeat(70_000))).status).toBe(413);
});

test('old messages and those of before are refused; what names no time may come again', async () => {
  const message = { type: 'redirects' };
  expect((await tell({ ...message, timestamp: Date.now() - 600_000 })).status).toBe(401);
  const stamped = JSON.stringify({ ...message, timestamp: Date.now() });
  expect((await post(stamped)).status).toBe(200);
  expect((await post(stamped)).status).toBe(409);
  for (const round of [1, 2]) expect((await tell(message)).status, `${round}`).toBe(200);
});

test('an edit is seen at once on every site that shows it', async () => {
  const sites = ['en', 'de', 'dk'] as const;
  const said = /\b299 minut/i;
  for (const site of sites) {
    expect((await ask(`${site}.localhost`, '/gdansk')).body).not.toMatch(said);
  }
  await edit('cities/gdansk.json', /"transferMinutes": \d+/, '"transferMinutes": 299');
  const { status, body } = await tell({ type: 'city', id: 'gdansk' });
  expect(status).toBe(200);
  for (const site of sites) {
    expect(body.refreshed).toContainEqual(expect.objectContaining({ site, path: '/gdansk' }));
    expect((await ask(`${site}.localhost`, '/gdansk')).body).toMatch(said);
  }
});

test('an address that has moved is gone at once, and the new one is there', async () => {
  expect((await ask('en.localhost', '/beer-bike/krakow')).status).toBe(200);
  expect((await ask('en.localhost', '/pedal-pub/krakow')).status).toBe(404);
  await edit('texts/en/products/beer-bike.json', /"slug": "[\w-]+"/, '"slug": "pedal-pub"');
  const { body } = await tell({ type: 'product', id: 'beer-bike' });
  const paths = body.refreshed?.filter(({ site }) => site === 'en').map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/beer-bike/krakow', '/pedal-pub/krakow']));
  expect((await ask('en.localhost', '/pedal-pub/krakow')).status).toBe(200);
  expect((await ask('en.localhost', '/beer-bike/krakow')).status).toBe(404);
});

test('addresses are refreshed wherever they mean a page', async () => {
  const { body } = await tell({
    paths: ['/krakow', '/de/checkout/prague/cart', 'http://fr.localhost/caisse/prague/panier'],
  });
  const places = body.refreshed?.map(({ site, path }) => `${site} ${path}`);
  expect(places).toEqual(
    expect.arrayContaining([
      'en /krakow',
      'de /krakow',
      'de /kasse/prague/warenkorb',
      'fr /caisse/prague/panier',
    ]),
  );
});

test('what nobody knows refreshes nothing', async () => {
  const reply = await tell({ type: 'product', id: 987_654 });
  expect(reply).toMatchObject({ status: 200, body: { refreshed: [] } });
});
