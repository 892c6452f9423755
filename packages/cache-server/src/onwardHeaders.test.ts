import type { IncomingHttpHeaders } from 'node:http';
import { buildOnwardHeaders } from './onwardHeaders';

const build = (
  headers: IncomingHttpHeaders,
  more: { body?: Buffer; previewCookies?: string; requestedHost?: string } = {},
) =>
  buildOnwardHeaders({
    headers,
    remoteAddress: '203.0.113.7',
    host: 'de.localhost',
    requestId: 'a-request',
    body: more.body,
    previewCookies: more.previewCookies,
    requestedHost: more.requestedHost,
  });

it('what a visitor’s browser says of itself reaches the renderer', () => {
  const sent = {
    accept: 'text/html',
    'accept-encoding': 'br',
    'accept-language': 'de',
    'if-none-match': '"x"',
    'user-agent': 'a browser',
  };
  expect(build(sent)).toEqual({
    ...sent,
    host: 'de.localhost',
    'x-forwarded-for': '203.0.113.7',
    'x-request-id': 'a-request',
  });
});

it('headers that Next obeys, that belong to one connection or that frame a body do not', () => {
  const forged: IncomingHttpHeaders = {
    connection: 'x-own',
    'content-length': '5',
    expect: '100-continue',
    'keep-alive': 'timeout=5',
    'next-router-state-tree': '1',
    'proxy-authorization': 'x',
    rsc: '1',
    'sec-fetch-dest': 'image',
    te: 'trailers',
    trailer: 'Host',
    'transfer-encoding': 'chunked',
    upgrade: 'websocket',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '1',
    'x-matched-path': '/en',
    'x-middleware-prefetch': '1',
    'x-middleware-subrequest': '1',
    'x-nextjs-data': '1',
    'x-now-route-matches': '1',
    'x-own': '1',
    'x-prerender-revalidate': 'id',
    'x-prerender-revalidate-if-generated': '1',
  };
  expect(Object.keys(build(forged)).sort()).toEqual(['host', 'x-forwarded-for', 'x-request-id']);
});

it('the host that the client asked for is passed on beside that of the site', () => {
  const forged = { 'x-forwarded-host': 'evil.example' };
  expect(build(forged, { requestedHost: 'shop.example.de' })).toMatchObject({
    host: 'de.localhost',
    'x-forwarded-host': 'shop.example.de',
  });
});

it('a body is framed by its length in bytes, also an empty one', () => {
  expect(build({}, { body: Buffer.from('zażółć') })).toMatchObject({ 'content-length': '10' });
  expect(build({ 'content-length': '7' }, { body: Buffer.alloc(0) })).toMatchObject({
    'content-length': '0',
  });
});

it.each([
  ['a=1; __prerender_bypass=x; b=2', 'a=1; b=2'],
  ['__prerender_bypass=x', undefined],
])('of the cookies “%s” those of Next stop here', (cookie, kept) => {
  expect(build({ cookie })['cookie']).toBe(kept);
});

it('a verified preview has the renderer’s own cookies beside those of the visitor', () => {
  const previewCookies = '__prerender_bypass=id';
  expect(build({ cookie: 'a=1' }, { previewCookies })['cookie']).toBe('a=1; __prerender_bypass=id');
  expect(build({}, { previewCookies })['cookie']).toBe('__prerender_bypass=id');
});

it('the address of the connection is the last hop, however long an invented chain is', () => {
  expect(build({ 'x-forwarded-for': '198.51.100.1' })['x-forwarded-for']).toBe(
    '198.51.100.1, 203.0.113.7',
  );
  const invented = Array.from({ length: 500 }, (_, index) => `10.0.0.${index % 250}`).join(',');
  const hops = build({ 'x-forwarded-for': invented })['x-forwarded-for']?.split(', ') ?? [];
  expect([hops.length, hops.at(-1)]).toEqual([20, '203.0.113.7']);
});

it('only the two schemes are passed on', () => {
  expect(build({ 'x-forwarded-proto': 'https' })).toMatchObject({ 'x-forwarded-proto': 'https' });
  expect(build({ 'x-forwarded-proto': 'https, evil' })).not.toHaveProperty('x-forwarded-proto');
});
