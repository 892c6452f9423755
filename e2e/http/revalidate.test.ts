import { EditedShop } from '../support/EditedShop';
import { postRevalidation } from '../support/revalidate';
import { ports } from '../support/shop';
import { sign } from '@/lib/signature';

const port = ports.revalidation;
const shop = new EditedShop(port, 'revalidation');

beforeAll(() => shop.start());
afterAll(() => shop.stop());

const post: typeof postRevalidation = (body, options) =>
  postRevalidation(body, { port, ...options });

const postJson = (message: object) => post(JSON.stringify(message));

it('answers 401 to a wrong signature', async () => {
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

it('answers 400 with the path of each issue to an invalid body', async () => {
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
    const reply = await postJson(body as object);
    expect([body, reply.status, reply.body.issues?.[0]?.path]).toEqual([body, 400, path]);
  }
  for (const raw of ['', '{', Buffer.from([0xff, 0xfe])])
    expect((await post(raw)).status).toBe(400);
  expect((await post('x'.repeat(70_000))).status).toBe(413);
});

it('refuses old and repeated timestamps and accepts repeats without one', async () => {
  const message = { type: 'redirects' };
  expect((await postJson({ ...message, timestamp: Date.now() - 600_000 })).status).toBe(401);
  const stamped = JSON.stringify({ ...message, timestamp: Date.now() });
  expect((await post(stamped)).status).toBe(200);
  expect((await post(stamped)).status).toBe(409);
  expect((await postJson(message)).status).toBe(200);
  expect((await postJson(message)).status).toBe(200);
});

it('shows an edit at once on every site', async () => {
  const sites = ['en', 'de', 'dk'] as const;
  const duration = /\b299 minut/i;
  for (const site of sites) {
    expect((await shop.ask(`${site}.localhost`, '/gdansk')).body).not.toMatch(duration);
  }
  await shop.edit('cities/gdansk.json', /"transferMinutes": \d+/, '"transferMinutes": 299');
  const { status, body } = await postJson({ type: 'city', id: 'gdansk' });
  expect(status).toBe(200);
  for (const site of sites) {
    expect(body.refreshed).toContainEqual(expect.objectContaining({ site, path: '/gdansk' }));
    expect((await shop.ask(`${site}.localhost`, '/gdansk')).body).toMatch(duration);
  }
});

it('moves a page to its new address at once', async () => {
  expect((await shop.ask('en.localhost', '/beer-bike/krakow')).status).toBe(200);
  expect((await shop.ask('en.localhost', '/pedal-pub/krakow')).status).toBe(404);
  await shop.edit('texts/en/products/beer-bike.json', /"slug": "[\w-]+"/, '"slug": "pedal-pub"');
  const { body } = await postJson({ type: 'product', id: 'beer-bike' });
  const paths = body.refreshed?.filter(({ site }) => site === 'en').map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/beer-bike/krakow', '/pedal-pub/krakow']));
  expect((await shop.ask('en.localhost', '/pedal-pub/krakow')).status).toBe(200);
  expect((await shop.ask('en.localhost', '/beer-bike/krakow')).status).toBe(404);
});

it('revalidates each address on every site where it means a page', async () => {
  const { body } = await postJson({
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

it('revalidates nothing for an unknown id', async () => {
  const reply = await postJson({ type: 'product', id: 987_654 });
  expect(reply).toMatchObject({ status: 200, body: { refreshed: [] } });
});
