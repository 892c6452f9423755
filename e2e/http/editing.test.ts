import { setTimeout as sleep } from 'node:timers/promises';
import { EditedShop } from '../support/EditedShop';
import { eventually } from '../support/eventually';
import { ports, revalidateSeconds } from '../support/shop';

const shop = new EditedShop(ports.editing, 'editing');
const host = 'en.localhost';

beforeAll(() => shop.start());
afterAll(() => shop.stop());

it('shows an edit without restart or rebuild', async () => {
  expect((await shop.ask(host, '/riga')).body).not.toContain('A headline of today');
  await shop.edit(
    'texts/en/shop-groups/1.json',
    /("riga": \{ "landingTitle": )"[^"]*"/,
    '$1"A headline of today"',
  );
  await eventually(async () =>
    expect((await shop.ask(host, '/riga')).body).toContain('A headline of today'),
  );
});

it('keeps showing a page while its file is broken', async () => {
  const file = 'texts/en/cities/gdansk.json';
  const text = await shop.read(file);
  await shop.write(file, text.slice(0, 200));
  // The first request after the revalidation period starts a revalidation. A later one shows its result.
  for (let elapsed = 0; elapsed < revalidateSeconds * 1000 + 1000; elapsed += 250) {
    const { status, body } = await shop.ask(host, '/gdansk');
    expect([status, body.includes('Gdansk')]).toEqual([200, true]);
    await sleep(250);
  }
  await shop.write(file, text);
});

it('shows a page at a new address after its first visitor got a 404', async () => {
  expect((await shop.ask(host, '/walking-supper/krakow')).status).toBe(404);
  await shop.edit(
    'texts/en/products/food-tour.json',
    /"slug": "[\w-]+"/,
    '"slug": "walking-supper"',
  );
  await eventually(async () =>
    expect((await shop.ask(host, '/walking-supper/krakow')).status).toBe(200),
  );
});
