import type { Pick } from '../synthetic/pick';
import type { Spoil } from './bodies';

const methods = [
  ...['HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'DELETE', 'PATCH', 'PUT', 'PROPFIND', 'PURGE'],
  ...['M-SEARCH', 'get', 'GETT', 'G\xe9T', '', 'POST', 'GET', 'SOURCE', 'QUERY', 'X'.repeat(3000)],
];

const oddMethod: Spoil = (draft, pick) => ({
  ...draft,
  method: pick.one(methods),
  body: pick.whole(0, 1) ? draft.body : Buffer.from('{"a":1}'),
});

const hosts = [
  ...['', 'evil.example', 'DE.LocalHost:99999', 'de.localhost.', '[::1]', '127.0.0.1:1', '*'],
  ...['user:secret@de.localhost', 'de.localhost, evil.example', 'de.localhost/../x', '"><script>'],
  ...['d\xe9.localhost', 'de.localhost\x00', 'de.local\x7fhost', 'xn--a', 'a'.repeat(20_000)],
  ...['a'.repeat(4000), 'http://de.localhost', '..', '%00', 'de.localhost\r\nHost: fr.localhost'],
  ...['constructor', '__proto__', 'localhost', '\\\\evil', 'de.localhost#', 'de.localhost?x=/'],
];

const oddHost: Spoil = (draft, pick) => ({ ...draft, host: pick.one(hosts) });

const oddLines: readonly string[] = [
  ...['X-A: \x01\x02', 'X-\xff: 1', ': nothing', 'no colon', ' folded', 'X-A : 1', 'X-A:\tb'],
  ...['Cookie: __prerender_bypass=x; preview_session=y', 'Cookie: ====;;;;', 'Cookie: a=%ff'],
  ...['Cookie: NEXT_LOCALE=zz; troupe-site=%%%', 'Accept-Encoding: br;q=9,,,;q=;gzip;q=-1'],
  ...['Accept-Encoding: \xff', 'Accept-Language: \xff;;;q=x,*', 'Range: bytes=99-1', 'Range: x'],
  ...['Range: bytes=0-,0-,0-,0-,0-,0-,0-,0-', 'If-None-Match: W/"', 'If-None-Match: *'],
  ...['If-Modified-Since: never', 'Upgrade: websocket', 'Upgrade: h2c', 'Expect: 100-continue'],
  ...['Expect: something else', 'TE: trailers, x', 'Trailer: X-A', 'Keep-Alive: timeout=-1'],
  ...['X-Forwarded-For: a,b,,::::,999.1.1.1', 'X-Forwarded-Host: evil.example', 'Forwarded: ;;='],
  ...['X-Forwarded-Proto: javascript', 'X-Request-Id: \xff<script>', 'traceparent: 00-zz-zz-01'],
  ...[
    'x-nextjs-data: 1',
    'x-prerender-revalidate: wrong',
    'x-prerender-revalidate-if-generated: 1',
  ],
  ...[
    'x-middleware-subrequest: middleware:middleware',
    'x-invoke-path: /etc',
    'x-invoke-status: 999',
  ],
  ...[
    'x-matched-path: /api/cart',
    'x-now-route-matches: 1=%',
    'RSC: 1',
    'Next-Router-State-Tree: x',
  ],
  ...['next-action: x', 'x-invoke-error: {', 'x-middleware-rewrite: http://evil.example/'],
  ...['Sec-Fetch-Mode: \x7f', 'Authorization: Basic %%%', 'Origin: null', 'Referer: \xff://'],
  ...['Purpose: prefetch', 'If-Range: "x"', 'Content-Length: -1', 'Content-Length: 1e3', 'Via: ,'],
];

const longLine = (pick: Pick) => `X-Long: ${'x'.repeat(pick.one([3000, 8000, 15_000, 70_000]))}`;

const manyLines = (pick: Pick) =>
  Array.from({ length: pick.one([50, 500, 1900, 3000]) }, (_, at) => `X-${at}: 1`);

const badHeaders: Spoil = (draft, pick) => ({
  ...draft,
  lines: [
    ...draft.lines,
    ...pick.some(oddLines, pick.whole(1, 4)),
    ...(pick.whole(0, 9) === 0 ? [longLine(pick)] : []),
    ...(pick.whole(0, 19) === 0 ? manyLines(pick) : []),
  ],
});

const tricks: readonly ((path: string, pick: Pick) => string)[] = [
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '/./'),
  (path) => `/..${path}`,
  (path) => `${path}/../../../../etc/passwd`,
  (path) => `${path}/..%2f..%2f..%2fetc%2fpasswd`,
  (path) => `/%2e%2e${path}`,
  (path) => `${path}%00`,
  (path) => `${path}%ff%fe`,
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}.json`,
  (path) => `${path}#x`,
  (path) => `${path} x`,
  (path) => path.toUpperCase(),
  (path) => path.slice(1),
  (path) => `http://evil.example${path}`,
  (path) => `//evil.example${path}`,
  (path) => `ftp:${path}`,
  (path) => path.replaceAll(/[a-z]/g, (it) => `%${it.charCodeAt(0).toString(16)}`),
  (path) => path.replaceAll(/[aeiou]/g, '\xe9'),
  (path) => path.replaceAll(/[aeiou]/g, '%c3%a9'),
  (path) => path.replaceAll(/[aeiou]/g, '%e9'),
  (path) => `/de${path}`,
  (path) => `/_next/data/x${path}.json`,
  (path) => `/_next${path}`,
  (path) => `/_ipx/_${path}`,
  (path) => `/_ipx/s_100000x100000,enlarge_true${path}`,
  (path) => `/api${path}`,
  (path) => `${path}%0d%0aLocation:%20http://evil.example/`,
  (path, pick) => `${path}/${'a'.repeat(pick.one([300, 3000, 14_000, 40_000]))}`,
  (path, pick) => `/${'a/'.repeat(pick.one([10, 300, 3000]))}${path}`,
  (path, pick) => `${path}/${pick.whole(0, 10_000)}`,
  (_, pick) =>
    `/${Array.from({ length: 12 }, () => String.fromCharCode(pick.whole(33, 255))).join('')}`,
  () => '*',
  () => '',
];

const pathTrick: Spoil = (draft, pick) => ({
  ...draft,
  path: pick.one(tricks)(draft.path, pick),
});

const queries: readonly ((pick: Pick) => string)[] = [
  () => '%',
  () => 'q=%ff',
  () => 'q[]=1&q[a]=2&q=3',
  () => '__proto__[x]=1&constructor=1',
  () => 'site=de&slug=riga&city=x&page=x&number=x&shopGroupId=2',
  () => 'format=../../etc&number=1e9&number=-1',
  () => 'path=//evil.example&until=NaN&signature=',
  () => 'path=%5c%5cevil&until=99999999999999999&signature=0',
  () => 'amp=1&__nextDataReq=1&__nextLocale=zz',
  () => 'nxtPsite=de&nxtPslug=x',
  () => '\xff\xfe=\x80',
  () => '?'.repeat(200),
  () => '&'.repeat(2000),
  (pick) => `q=${'x'.repeat(pick.one([200, 4000, 15_000]))}`,
  () => Array.from({ length: 1500 }, (_, at) => `k${at}=1`).join('&'),
];

const oddQuery: Spoil = (draft, pick) => ({
  ...draft,
  path: draft.path + (draft.path.includes('?') ? '&' : '?') + pick.one(queries)(pick),
});

/** For all requests. */
export const headSpoils: Readonly<Record<string, Spoil>> = {
  'odd method': oddMethod,
  'odd host': oddHost,
  'bad headers': badHeaders,
  'path trick': pathTrick,
  'odd query': oddQuery,
};
