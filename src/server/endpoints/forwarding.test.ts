import '@/testing/keepPackages';
import { createServer, type RequestListener, type Server } from 'node:http';
import { portOf } from '@troupe/basics/testing/portOf';
import { createPostedEnquiry } from '@/commerce/orders/testing/enquiries';
import { createFolder } from '@/testing/contentFolder';
import { findNobody, inJson, startServer } from '@troupe/basics/testing/localServer';

let server: Server;

const endpoints = {
  cart: async () => (await import('./cartEndpoint')).cartEndpoint,
  enquiry: async () => (await import('./enquiryEndpoint')).enquiryEndpoint,
};

afterEach(async () => {
  delete process.env['API_URL'];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

/** Starts a server with the endpoint. Modules are loaded again, because the environment is read once. */
const startWith = async (apiUrl: string, name: keyof typeof endpoints): Promise<string> => {
  jest.resetModules();
  process.env['API_URL'] = apiUrl;
  const endpoint = await endpoints[name]();
  const listener: RequestListener = (request, response) => void endpoint(request, response);
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}/api/${name}`;
};

describe('with API_URL set, a cart', () => {
  it('goes to the back end as it came, and its answer comes back as it is', async () => {
    const { origin, calls } = await startServer(() => inJson({ status: 'success', id: 7 }, 201));
    const response = await post(await startWith(origin, 'cart'), '{ "any": "thing" }');
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ status: 'success', id: 7 });
    expect(calls).toMatchObject([{ method: 'POST', path: '/cart', body: '{ "any": "thing" }' }]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['far too large', JSON.stringify('x'.repeat(300_000)), 413],
  ])('what is %s is refused here and goes nowhere', async (_, body, status) => {
    const { origin, calls } = await startServer(() => inJson({}));
    const response = await post(await startWith(origin, 'cart'), body);
    expect(response.status).toBe(status);
    expect(calls).toEqual([]);
  });

  it('is refused when the back end is down, in the usual shape', async () => {
    const response = await post(await startWith(await findNobody(), 'cart'), '{}');
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      status: 'error',
      message: expect.any(String),
      issues: [{ path: '', message: expect.any(String) }],
    });
  });
});

it('with API_URL set, an enquiry is still kept here: the back end has no call for it', async () => {
  process.env['DATA_DIR'] = await createFolder();
  const { origin, calls } = await startServer(() => inJson({ status: 'success' }));
  const posted = JSON.stringify(createPostedEnquiry());
  const response = await post(await startWith(origin, 'enquiry'), posted);
  expect(await response.json()).toMatchObject({
    status: 'success',
    enquiry: { reference: expect.stringMatching(/^EQ-/) },
  });
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  const { openStore } = await import('@/commerce/orders/store/openStore');
  const store = await openStore();
  expect(await store.enquiries.list({ limit: 9 })).toHaveLength(1);
  await store.close();
  delete process.env['DATA_DIR'];
});
