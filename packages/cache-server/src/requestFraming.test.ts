import { findFramingProblem } from './requestFraming';

const request = { method: 'GET', headers: {}, httpVersionMajor: 1, httpVersionMinor: 1 };

const statusOf = (method: string, headers: Readonly<Record<string, string>> = {}) =>
  findFramingProblem({ ...request, method, headers: { host: 'en.localhost', ...headers } })?.status;

it.each(['GET', 'HEAD', 'OPTIONS', 'DELETE'])('a %s request with a body is refused', (method) => {
  expect(statusOf(method)).toBeUndefined();
  expect(statusOf(method, { 'content-length': '0' })).toBeUndefined();
  expect(statusOf(method, { 'content-length': '5' })).toBe(400);
  expect(statusOf(method, { 'transfer-encoding': 'chunked' })).toBe(400);
});

it.each(['POST', 'PUT', 'PATCH'])('a %s request may have a body, in chunks too', (method) => {
  expect(statusOf(method, { 'content-length': '5' })).toBeUndefined();
  expect(statusOf(method, { 'transfer-encoding': 'Chunked' })).toBeUndefined();
});

it.each(['gzip, chunked', 'identity', 'chunked, chunked', ''])(
  'a body with the transfer coding “%s” is refused',
  (coding) => expect(statusOf('POST', { 'transfer-encoding': coding })).toBe(400),
);

it('a body in chunks is refused of a request that offers another protocol', () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'h2c' };
  expect(statusOf('POST', { ...upgrade, 'transfer-encoding': 'chunked' })).toBe(400);
  expect(statusOf('POST', { ...upgrade, 'content-length': '5' })).toBeUndefined();
  expect(statusOf('GET', upgrade)).toBeUndefined();
});

it.each(['TRACE', 'CONNECT', 'PROPFIND', 'PURGE'])('the method %s is not used here', (method) => {
  expect(statusOf(method)).toBe(405);
});

it.each([0, 2])('the version %s of HTTP is refused', (httpVersionMajor) => {
  expect(findFramingProblem({ ...request, httpVersionMajor })?.status).toBe(505);
});

it('a request without a Host is refused, but for one of HTTP/1.0', () => {
  expect(findFramingProblem(request)?.status).toBe(400);
  expect(findFramingProblem({ ...request, httpVersionMinor: 0 })).toBeUndefined();
});

it('a body in chunks is refused of HTTP/1.0, which has no transfer codings', () => {
  const old = { ...request, method: 'POST', httpVersionMinor: 0 };
  expect(findFramingProblem({ ...old, headers: { 'transfer-encoding': 'chunked' } })?.status).toBe(
    400,
  );
  expect(findFramingProblem({ ...old, headers: { 'content-length': '5' } })).toBeUndefined();
});

it('an expectation other than 100-continue is refused', () => {
  expect(statusOf('POST', { expect: '100-Continue', 'content-length': '5' })).toBeUndefined();
  expect(statusOf('POST', { expect: 'a-pony', 'content-length': '5' })).toBe(417);
});
