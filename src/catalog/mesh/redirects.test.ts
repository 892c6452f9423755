import { sites } from '@/config/sites/records';
import { drop, edit, put, toLoaded } from '@/testing/editContent';
import { type Content, createSmallContent } from '@/testing/smallContent';
import { buildMesh } from './buildMesh';
import type { Mesh } from './mesh';
import { getRedirect } from './queries/redirects';

const good = createSmallContent();

const file = 'redirects.json';

const build = (content: Content, last?: Mesh) => buildMesh([toLoaded(content)], last);

const faultsOf = (mesh: Mesh) => mesh.faults.map(({ field, kind }) => [field, kind]);

const withRules = (...rules: readonly object[]) =>
  put(good, file, { hosts: ['partner.example'], rules });

const pathsOf = (mesh: Mesh) => mesh.redirects.rules.map(({ from }) => from);

describe('the file of redirects', () => {
  it('is read into rules', () => {
    expect(build(good).redirects).toMatchObject({
      hosts: ['partner.example'],
      rules: [
        { from: '/kraków', to: { to: 'city', city: 'krakow' }, permanent: true },
        { from: '/eat', sites: ['en', 'en2'], permanent: false },
        { from: '/agb', to: { to: 'page', key: 'terms' } },
        { from: '/partner', to: { to: 'elsewhere' } },
      ],
    });
  });

  it('need not be there', () => {
    const mesh = build(drop(good, file));
    expect(mesh.redirects).toEqual({ hosts: [], rules: [] });
    expect(mesh.faults).toEqual([]);
  });

  it.each([
    ['rules.0.from', 'krakow'],
    ['rules.0.from', '/krakow?x=1'],
    ['rules.0.from', '/krakow#x'],
    ['rules.0.from', '/%E0%A4%A'],
    ['rules.0.from', '/a\\b'],
    ['rules.0.from', 7],
    ['rules.1.sites', []],
    ['rules.1.sites.0', 'uk'],
    ['rules.0.to', '/prague'],
    ['rules.0.to', '//evil.example'],
    ['rules.3.to', 'http://partner.example/'],
    ['rules.0.permanent', 'yes'],
    ['hosts.0', 'https://partner.example'],
    ['hosts.0', 'partner.example:8443'],
    ['hosts.0', 'Partner.example'],
    ['hosts.0', 'pärtner.example'],
    ['hosts.0', '*.example'],
    ['hosts.0', '127.1'],
    ['hosts.0', 'a^b.example'],
    ['rules', undefined],
  ])('is refused with %s as %j, and the last good version stays', (field, value) => {
    const faulty = edit(good, file, field, value);
    expect(faultsOf(build(faulty))).toEqual([[field, 'schema']]);
    expect(build(faulty).redirects.rules).toEqual([]);
    const last = build(good);
    expect(build(faulty, last).redirects).toEqual(last.redirects);
  });

  it('cannot be changed by who reads it', () => {
    const { rules } = build(good).redirects;
    expect([rules, rules[0], rules[0]?.to].every((it) => Object.isFrozen(it))).toBe(true);
  });
});

describe('a rule that cannot stand is told, and goes alone', () => {
  it.each([
    ['a city that no file describes', 'city:atlantis', 'dangling-reference'],
    ['an activity that is not on offer there', 'activity:prague/pub-crawl', 'dangling-reference'],
    ['a post that nobody wrote', 'post:laser-tag', 'dangling-reference'],
    ['a page that some site lacks', 'page:terms', 'dangling-reference'],
    ['a host that nobody lists', 'https://evil.example/', 'unlisted-host'],
    ['a host below a listed one', 'https://evil.partner.example/', 'unlisted-host'],
    ['a host above a listed one', 'https://example/', 'unlisted-host'],
    ['a listed host with a dot behind', 'https://partner.example./', 'unlisted-host'],
  ])('%s', (_, to, kind) => {
    const mesh = build(withRules({ from: '/a', to: 'map:' }, { from: '/b', to }));
    expect(faultsOf(mesh)).toEqual([['rules.1.to', kind]]);
    expect(pathsOf(mesh)).toEqual(['/a']);
  });

  it('unless the whole file has a last good version, which stays', () => {
    const last = build(good);
    const mesh = build(edit(good, file, 'rules.0.to', 'city:atlantis'), last);
    expect(mesh.redirects).toEqual(last.redirects);
    expect(faultsOf(mesh)).toEqual([['rules.0.to', 'dangling-reference']]);
  });

  it('when the city that it leads to is taken away', () => {
    const mesh = build(drop(good, 'cities/krakow.json'), build(good));
    expect(pathsOf(mesh)).toEqual(['/agb', '/partner']);
  });

  it('and a post that exists in the languages of the rule’s sites is enough', () => {
    const rule = { from: '/a', sites: ['en', 'pl2'], to: 'post:packing-list' };
    expect(faultsOf(build(withRules(rule)))).toEqual([]);
  });

  it('and the hosts of the sites need not be listed', () => {
    const rule = { from: '/a', to: 'https://de.localhost/krakow' };
    expect(faultsOf(build(withRules(rule)))).toEqual([]);
  });
});

describe('two rules for one address', () => {
  it('of one site are told, and the first has it', () => {
    const rules = [
      { from: '/a', sites: ['en', 'de'], to: 'map:' },
      { from: '/a/', sites: ['de', 'fr'], to: 'blog:' },
    ];
    const mesh = build(withRules(...rules));
    expect(faultsOf(mesh)).toEqual([['rules.1.from', 'duplicate-path']]);
    expect(getRedirect(mesh, sites.de, '/a')?.to).toEqual({ to: 'map' });
    expect(getRedirect(mesh, sites.fr, '/a')).toBeUndefined();
  });

  it('of different sites are fine', () => {
    const rules = [
      { from: '/a', sites: ['en'], to: 'map:' },
      { from: '/a', sites: ['de'], to: 'blog:' },
    ];
    expect(faultsOf(build(withRules(...rules)))).toEqual([]);
  });
});

describe('a chain of redirects', () => {
  const end = { from: '/søg', sites: ['dk'], to: 'map:' };

  it.each([
    'https://dk.localhost/søg',
    'https://dk.localhost/s%C3%B8g/',
    'https://dk.localhost//s%C3%B8g?a=b#c',
    'https://DK.localhost/x/../s%C3%B8g',
  ])('is told and never followed: %s', (to) => {
    const mesh = build(withRules(end, { from: '/a', to }));
    expect(faultsOf(mesh)).toEqual([['rules.1.to', 'redirect-chain']]);
    expect(pathsOf(mesh)).toEqual(['/søg']);
  });

  it('is none where the other site has no such rule', () => {
    const rule = { from: '/a', to: 'https://no.localhost/s%C3%B8g' };
    expect(faultsOf(build(withRules(end, rule)))).toEqual([]);
  });

  it('is none on the host of somebody else', () => {
    const rule = { from: '/a', to: 'https://partner.example/a' };
    expect(faultsOf(build(withRules(rule)))).toEqual([]);
  });

  it('that goes in a circle is told of every rule in it', () => {
    const mesh = build(
      withRules(
        { from: '/a', sites: ['en'], to: 'https://de.localhost/b' },
        { from: '/b', sites: ['de'], to: 'https://en.localhost/a' },
        { from: '/c', sites: ['fr'], to: 'https://fr.localhost/c' },
      ),
    );
    expect(faultsOf(mesh)).toEqual([
      ['rules.0.to', 'redirect-chain'],
      ['rules.1.to', 'redirect-chain'],
      ['rules.2.to', 'redirect-chain'],
    ]);
    expect(pathsOf(mesh)).toEqual([]);
  });
});

describe('the rule for an address', () => {
  it.each(['/kraków', '/krak%C3%B3w', '/krako%CC%81w', '/kraków/', '//kraków'])(
    'is found however the address is written: %s',
    (path) => {
      expect(getRedirect(build(good), sites.fr, path)?.from).toBe('/kraków');
    },
  );

  it.each(['/Kraków', '/krakow', '/kraków/x', '/', '', '/%', 'http://evil.example/eat'])(
    'is not that of another: %s',
    (path) => {
      expect(getRedirect(build(good), sites.en, path)).toBeUndefined();
    },
  );

  it('is there on the sites that it names alone', () => {
    const mesh = build(good);
    expect(getRedirect(mesh, sites.en2, '/eat')).toBeDefined();
    expect(getRedirect(mesh, sites.en3, '/eat')).toBeUndefined();
  });

  it('is there on a deployment that is made from such a site', () => {
    const site = { ...sites.en2, id: 'single-en2', madeFrom: 'en2' } as const;
    expect(getRedirect(build(good), site, '/eat')).toBeDefined();
  });
});
