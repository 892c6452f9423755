import { eventually } from '../support/eventually';
import { ask, send } from '../support/http';

interface Readiness {
  readonly status: string;
  readonly dependencies: readonly { readonly name: string; readonly state: string }[];
}

const json = 'application/json; charset=utf-8';

it('answers the liveness check on every host', async () => {
  for (const host of ['en.localhost', 'de.localhost', '127.0.0.1', 'nobody.example']) {
    const { status, headers, body } = await ask(host, '/api/health');
    expect([host, status, JSON.parse(body)]).toEqual([host, 200, { status: 'up' }]);
    expect(headers['content-type']).toBe(json);
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('answers the readiness check with one line per dependency', async () => {
  await eventually(async () => {
    const { status, headers, body } = await ask('127.0.0.1', '/api/ready');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(json);
    expect(headers['cache-control']).toBe('no-store');
    const { status: state, dependencies } = JSON.parse(body) as Readiness;
    expect(state).toBe('ready');
    const names = ['content', 'source files', 'source pictures', 'orders database', 'page cache'];
    const states = new Map(dependencies.map(({ name, state }) => [name, state]));
    for (const name of names) expect([name, states.get(name)]).toEqual([name, 'up']);
    if (process.env['SHOP_SERVER'] !== 'next') expect(states.get('renderer')).toBe('up');
    for (const name of states.keys()) {
      expect(body.split('\n').filter((line) => line.includes(`"${name}"`))).toHaveLength(1);
    }
  });
});

for (const path of ['/api/health', '/api/ready']) {
  it(`answers ${path} for GET and HEAD only, with the security headers of all answers`, async () => {
    const headers = { host: 'en.localhost' };
    const head = await send({ path, method: 'HEAD', headers });
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['x-content-type-options']).toBe('nosniff');
    const post = await send({ path, method: 'POST', headers });
    expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
}

// The cache server assigns the ids.
const itBehindCacheServer = process.env['SHOP_SERVER'] === 'next' ? it.skip : it;

itBehindCacheServer('keeps a valid request id and replaces an invalid one', async () => {
  const given = await ask('en.localhost', '/api/build', { 'x-request-id': 'from-the-edge-1' });
  expect(given.headers['x-request-id']).toBe('from-the-edge-1');
  const replaced = await ask('en.localhost', '/api/build', { 'x-request-id': 'ann@example.com' });
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
