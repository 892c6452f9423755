import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findNobody, inJson, startServer } from '@/testing/localServer';

let server: Server;

/** The whole call as the pages have it. Its modules are loaded anew, since the environment is read once. */
const startWith = async (apiUrl: string): Promise<string> => {
  jest.resetModules();
  process.env['API_URL'] = apiUrl;
  const { cartEndpoint } = await import('./cartEndpoint');
  server = createServer((request, response) => void cartEndpoint(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/cart`;
};

afterEach(async () => {
  delete process.env['API_URL'];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

describe('with API_URL set', () => {
  it('a cart goes to the back end as it came, and its answer comes back as it is', async () => {
    const { origin, calls } = await startServer(() => inJson({ status: 'success', id: 7 }, 201));
    const response = await post(await startWith(origin), '{ "any": "cart" }');
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'success', id: 7 });
    expect(calls).toMatchObject([{ method: 'POST', path: '/cart', body: '{ "any": "cart" }' }]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['far too large', JSON.stringify('x'.repeat(300_000)), 413],
  ])('what is %s is refused here and goes nowhere', async (_, body, status) => {
    const { origin, calls } = await startServer(() => inJson({}));
    const response = await post(await startWith(origin), body);
    expect(response.status).toBe(status);
    expect(calls).toEqual([]);
  });

  it('a back end that is down is a refusal in the usual shape', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const response = await post(await startWith(await findNobody()), '{}');
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      status: 'error',
      message: expect.any(String),
      issues: [{ path: '', message: expect.any(String) }],
    });
    log.mockRestore();
  });
});
