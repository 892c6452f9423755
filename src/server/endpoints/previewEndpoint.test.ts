import { buildPreviewLink } from '@/server/preview/previewLink';
import { callApi } from '@/testing/callApi';
import { leavePreviewEndpoint, previewEndpoint } from './previewEndpoint';

const secret = 'a secret of previews';
const host = 'en.localhost:3000';

beforeAll(() => {
  process.env['REVALIDATE_SECRET'] = secret;
});
afterAll(() => {
  delete process.env['REVALIDATE_SECRET'];
});

/** @returns the response to a link that is signed for this path */
const open = (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const until = Math.floor(Date.now() / 1000) + 600;
  const link = new URL(buildPreviewLink(secret, host, { path, until }), 'http://any');
  return callApi(previewEndpoint, { host, headers, query: Object.fromEntries(link.searchParams) });
};

it.each(['/', '/krakow', '/blog/planning/packing-list'])(
  'a signed link opens a session and goes to %s',
  async (path) => {
    const { status, headers } = await open(path);
    expect([status, headers['location']]).toEqual([307, path]);
    expect(headers['set-cookie']).toMatch(/^preview_session=\d+\.[0-9a-f]{64}; .*HttpOnly/);
    expect(headers['set-cookie']).not.toContain('Secure');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  },
);

it('a session over https is for https alone', async () => {
  const { headers } = await open('/krakow', { 'x-forwarded-proto': 'https' });
  expect(headers['set-cookie']).toMatch(/; Secure$/);
});

it.each([
  ...[
    '//krakow',
    '///krakow',
    '//evil.example',
    '/\\krakow',
    '\\\\krakow',
    'https://evil.example/',
  ],
  ...['/krakow?to=//evil.example', '/krakow#top', '/no/such/page/at/all', 'krakow', ''],
])('a signed link to %j goes nowhere and opens no session', async (path) => {
  const { status, headers } = await open(path);
  expect([status, headers['location'], headers['set-cookie']]).toEqual([404, undefined, undefined]);
});

it('a link without a signature opens no session', async () => {
  const { status, headers } = await callApi(previewEndpoint, { host, query: { path: '/krakow' } });
  expect([status, headers['set-cookie']]).toEqual([401, undefined]);
});

it('a preview is read, never posted', async () => {
  const { status, headers } = await callApi(previewEndpoint, { host, method: 'POST' });
  expect([status, headers['allow'], headers['set-cookie']]).toEqual([405, 'GET, HEAD', undefined]);
});

it('leaving ends the session and goes home', async () => {
  const { status, headers } = await callApi(leavePreviewEndpoint, { host });
  expect([status, headers['location']]).toEqual([307, '/']);
  expect(headers['set-cookie']).toMatch(/^preview_session=; Max-Age=0; Path=\//);
});
