import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err } from '@troupe/basics/result';
import { parseEnv } from './env';
import { readSitesFile } from './sitesFile';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-sites-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (content: unknown): string => {
  const path = join(folder, 'sites.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const read = (content: unknown) => readSitesFile(write(content));

it('currency, shop group, theme and hosts of a site come from the file', () => {
  const de = { currency: 'PLN', shopGroupId: 2, theme: 'red', hosts: ['Shop.example.de:443'] };
  expect(read({ de })).toEqual({
    ok: true,
    value: {
      settings: { de: { currency: 'PLN', shopGroupId: 2, theme: 'red' } },
      siteHosts: { de: ['shop.example.de'] },
    },
  });
});

it('what the file does not have stays as it is shipped', () => {
  expect(read({ sv: { theme: 'default' }, en: {} })).toEqual({
    ok: true,
    value: { settings: { sv: { theme: 'default' }, en: {} }, siteHosts: {} },
  });
});

it.each<[content: unknown, problem: string]>([
  [{ xx: {} }, 'xx: must be one of en, de, fr, pl, pl2, pl3, dk, no, sv, en2, en3'],
  [{ de: 'red' }, 'de: must be an object'],
  [{ de: { lang: 'fr' } }, 'de.lang: must be one of currency,shopGroupId,theme,hosts'],
  [
    { de: { currency: 'CHF' } },
    'de.currency: must be one of EUR, PLN, GBP, USD, DKK, NOK, SEK, but is "CHF"',
  ],
  [
    { de: { shopGroupId: '1' } },
    'de.shopGroupId: must be a whole number from 1 to 1000000, but is "1"',
  ],
  [{ de: { theme: 'dark' } }, 'de.theme: must be one of default, red, but is "dark"'],
  [{ de: { hosts: 'a.example' } }, 'de.hosts: must be a list of host names, but is "a.example"'],
  [{ de: { hosts: ['a b'] } }, 'de.hosts: has "a b", which is not a host name'],
  [
    { de: { hosts: ['fr.localhost'] } },
    'de.hosts: has fr.localhost, a name that sites have by themselves',
  ],
  [
    { de: { hosts: ['a.example'] }, fr: { hosts: ['a.example'] } },
    'hosts: gives a.example to more than one site',
  ],
  [[], 'must be an object with an entry per site'],
])('%j is refused, with the field and the reason', (content, problem) => {
  expect(read(content)).toEqual(err(`${join(folder, 'sites.json')}: ${problem}`));
});

it('a file that is not there, or not JSON, is named with the reason', () => {
  expect(readSitesFile(join(folder, 'none.json'))).toEqual(
    err(expect.stringMatching(/none\.json: ENOENT/)),
  );
  expect(read('{')).toEqual(err(expect.stringMatching(/sites\.json: .*JSON/)));
});

const parse = (content: unknown, more: Readonly<Record<string, string>> = {}) =>
  parseEnv({ SITES_FILE: write(content), ...more });

it('a bad file stops the start with one line: variable, field, reason and file', () => {
  expect(parse({ de: { theme: 'dark' } })).toEqual(
    err([
      `SITES_FILE ${join(folder, 'sites.json')}: de.theme: must be one of default, red, but is "dark"`,
    ]),
  );
});

it('SITE_HOSTS replaces the hosts that the file gives to the same site', () => {
  const file = { de: { hosts: ['a.example'] }, fr: { hosts: ['b.example'] } };
  expect(parse(file, { SITE_HOSTS: 'de=c.example' })).toMatchObject({
    ok: true,
    value: { siteHosts: { de: ['c.example'], fr: ['b.example'] } },
  });
  expect(parse(file, { SITE_HOSTS: 'de=b.example' })).toEqual(
    err(['SITE_HOSTS together with SITES_FILE gives b.example to more than one site']),
  );
});
