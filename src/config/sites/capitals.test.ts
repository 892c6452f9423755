import type { IncomingMessage } from 'node:http';
import { modifyRouteRegex } from 'next/dist/lib/redirect-status';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import {
  matchHas,
  prepareDestination,
} from 'next/dist/shared/lib/router/utils/prepare-destination';
import { buildCapitalRedirects } from './capitals';

const env = {
  siteHosts: { de: ['shop.example.de'] },
  locale: 'en',
  shopGroupId: undefined,
  theme: undefined,
} as const;

const rules = buildCapitalRedirects(env);

/** The redirect that Next makes for an address, by the first matching rule. */
const follow = (host: string, path: string): string | undefined => {
  const request = { headers: { host } } as unknown as IncomingMessage;
  for (const { source, destination, has } of rules) {
    const params = getPathMatch(source, {
      strict: true,
      removeUnnamedParams: true,
      regexModifier: (regex) => modifyRouteRegex(regex, ['/_next']),
      sensitive: true,
    })(path);
    const found = params && matchHas(request, {}, [...has], []);
    if (!params || !found) continue;
    return prepareDestination({
      appendParamsToQuery: false,
      destination,
      params: { ...params, ...found },
      query: {},
    }).newUrl;
  }
  return undefined;
};

it.each([
  ['en.localhost:3000', '/About-us', '/about-us'],
  ['anything.example', '/ABOUT-US', '/about-us'],
  ['de.localhost', '/Reiseziele', '/reiseziele'],
  ['shop.example.de', '/UEBER-UNS', '/ueber-uns'],
  ['de.localhost', '/Kasse/krakow/warenkorb', '/kasse/krakow/warenkorb'],
  ['de.localhost', '/kasse/krakow/Warenkorb', '/kasse/krakow/warenkorb'],
  ['no.localhost', '/REISEM%C3%A5l', '/reisem%C3%A5l'],
  ['fr.localhost', '/caisse/krakow/R%c3%a9sume%CC%81', undefined],
  ['fr.localhost', '/Caisse/krakow/r%c3%a9sum%c3%a9', '/caisse/krakow/r%C3%A9sum%C3%A9'],
])('at %s %s leads to %s', (host, path, to) => {
  expect(follow(host, path)).toBe(to);
});

it.each([
  ['en.localhost', '/about-us'],
  ['de.localhost', '/reiseziele'],
  ['de.localhost', '/kasse/krakow/warenkorb'],
  ['no.localhost', '/reisem%C3%A5l'],
  ['no.localhost', '/reisem%c3%a5l'],
  ['no.localhost', '/reisema%CC%8Al'],
  ['en.localhost', '/Reiseziele'],
  ['de.localhost', '/About-us'],
  ['en.localhost', '/about-us-too'],
])('at %s %s is left alone', (host, path) => {
  expect(follow(host, path)).toBeUndefined();
});
