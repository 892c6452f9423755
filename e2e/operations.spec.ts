import { expect, test } from '@playwright/test';
import { ask, send } from './support/http';

interface Told {
  readonly status: string;
  readonly dependencies: readonly { readonly name: string; readonly state: string }[];
}

const json = 'application/json; charset=utf-8';

test('the shop says that it lives, at every host', async () => {
  for (const host of ['en.localhost', 'de.localhost', '127.0.0.1', 'nobody.example']) {
    const { status, headers, body } = await ask(host, '/api/health');
    expect([status, JSON.parse(body)], host).toEqual([200, { status: 'up' }]);
    expect(headers['content-type']).toBe(json);
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('the shop says what it leans on, each on a line of its own', async () => {
  await expect(async () => {
    const { status, headers, body } = await ask('127.0.0.1', '/api/ready');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(json);
    expect(headers['cache-control']).toBe('no-store');
    const { status: word, dependencies } = JSON.parse(body) as Told;
    expect(word).toBe('ready');
    const names = ['content', 'source files', 'source pictures', 'orders database', 'page cache'];
    const states = new Map(dependencies.map(({ name, state }) => [name, state]));
    for (const name of names) expect(states.get(name), name).toBe('up');
    if (process.env['SHOP_SERVER'] !== 'next') expect(states.get('renderer')).toBe('up');
    for (const name of states.keys()) {
      expect(body.split('\n').filter((line) => line.includes(`"${name}"`))).toHaveLength(1);
    }
  }).toPass({ timeout: 30_000 });
});

for (const path of ['/api/health', '/api/ready']) {
  test(`${path} is for reading alone, and brings what every answer brings`, async () => {
    const headers = { host: 'en.localhost' };
    const head = await send({ path, method: 'HEAD', headers });
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['x-content-type-options']).toBe('nosniff');
    const post = await send({ path, method: 'POST', headers });
    expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
}

test('a request keeps the id that it came with, and none is taken over that is none', async () => {
  test.skip(process.env['SHOP_SERVER'] === 'next', 'the server in front gives the ids');
  const given = await ask('en.localhost', '/api/build', { 'x-request-id': 'from-the-edge-1' });
  expect(given.headers['x-request-id']).toBe('from-the-edge-1');
  const made = await ask('en.localhost', '/api/build', { 'x-request-id': 'ann@example.com' });
  expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
