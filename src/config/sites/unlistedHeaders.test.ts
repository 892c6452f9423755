import { matchHas } from 'next/dist/shared/lib/router/utils/prepare-destination';
import type { IncomingMessage } from 'node:http';
import { isKnownHost, originOf } from './activeSites';
import { sites } from './records';
import { buildUnlistedHeaders } from './unlistedHeaders';

const env = { siteHosts: { de: ['shop.example.de', 'www.shop.example.de'] }, port: 3000 };

const isKept = (host: string) => {
  const request = { headers: { host } } as unknown as IncomingMessage;
  return buildUnlistedHeaders(env).every(({ has }) => !matchHas(request, {}, [...has], []));
};

it.each([
  ...['shop.example.de', 'www.shop.example.de', 'WWW.shop.example.de:443', 'de.localhost:3000'],
  ...['en3.localhost', 'localhost', 'localhost:3000', '127.0.0.1:8080'],
])('%s may be found', (host) => {
  expect([isKept(host), isKnownHost(env, host)]).toEqual([true, true]);
});

it.each([
  ...['xshop.example.de', 'shop.example.de.evil.example', 'shopXexample.de', 'preview.example'],
  ...['single.localhost', '10.0.0.1', 'localhost.evil.example'],
])('%s is no host of any site', (host) => {
  expect([isKept(host), isKnownHost(env, host)]).toEqual([false, false]);
});

it('the host by which the cache server asks says whether the requested one is listed', () => {
  for (const host of ['de.localhost', 'single-de.localhost']) expect(isKept(host)).toBe(true);
  for (const host of ['de.unlisted.localhost', 'single-de.unlisted.localhost:80']) {
    expect(isKept(host)).toBe(false);
  }
});

it('a site is at its first public host, else on the developer’s machine', () => {
  expect(originOf(env, sites.de)).toBe('https://shop.example.de');
  expect(originOf(env, sites.dk)).toBe('http://dk.localhost:3000');
  expect(originOf({ ...env, port: 80 }, sites.dk)).toBe('http://dk.localhost');
});
